import { readsWaitingArrivals } from '../../cashier/suspense/index.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue of money in suspense adds to an item. `player` is 0 where it is not known whose deposit it came for. */
export type WaitingArrival = { account: string; reference: string; amount: bigint; left: bigint; currency: string }

export const arrivalsThatWait: QueueSource = {
  kind: 'suspense',
  subject: 'suspense',
  rows: `select a.arrival as item, a.at as since, a.player, coalesce(p.country, '') as country, a.account, a.reference, a.amount, a.left, a.currency
         from (${readsWaitingArrivals}) a left join player p on p.shard = a.shard and p.id = a.player`,
}
