import { readsDebts } from '../../cashier/debts/index.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue of debts adds to an item. */
export type OpenDebt = {
  shard: number
  currency: string
  amount: bigint
  changed_at: Date
  personal: Buffer
  person_key: Buffer | null
}

/** What players owe us. */
export const openDebts: QueueSource = {
  kind: 'debts',
  subject: 'debt',
  rows: `select concat_ws('-', d.shard, d.player, d.currency) as item, d.since, d.player, p.country, d.shard, d.currency, d.amount, d.changed_at,
           p.personal, k.sealed as person_key
         from (${readsDebts}) d join player p on p.shard = d.shard and p.id = d.player
           left join person_key k on k.shard = p.shard and k.player = p.id`,
}
