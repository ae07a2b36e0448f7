import { readsWaitingDetails } from '../../cashier/payment-details/index.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue of payment accounts adds to an item. */
export type WaitingAccount = { shard: number; account: string; personal: Buffer; person_key: Buffer | null }

export const accountsThatWait: QueueSource = {
  kind: 'accounts',
  subject: 'account',
  rows: `select a.reference as item, a.since, a.player, p.country, a.shard, a.description as account, p.personal, k.sealed as person_key
         from (${readsWaitingDetails}) a join player p on p.shard = a.shard and p.id = a.player
           left join person_key k on k.shard = p.shard and k.player = p.id`,
}
