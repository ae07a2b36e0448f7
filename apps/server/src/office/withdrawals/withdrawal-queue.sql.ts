import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue of withdrawals adds to an item. */
export type PendingWithdrawal = {
  shard: number
  amount: bigint
  fee: bigint
  currency: string
  description: string
  stored_detail: string
  personal: Buffer
  person_key: Buffer | null
  level: number
}

/** Requests that wait for a decision; `hoursAhead`: by how much each level of the loyalty programme goes ahead, from the first. */
export const pendingWithdrawals = (hoursAhead: readonly number[]): QueueSource => ({
  kind: 'withdrawals',
  subject: 'withdrawal',
  rows: `select w.reference as item, w.requested_at as since, w.player, p.country, w.shard, w.amount, w.fee, w.currency,
           coalesce(d.description, w.stored_detail) as description, w.stored_detail, p.personal, k.sealed as person_key, coalesce(l.level, 0) as level
         from withdrawal w join player p on p.shard = w.shard and p.id = w.player
           left join stored_detail d on d.shard = w.shard and d.reference = w.stored_detail
           left join loyalty l on l.shard = w.shard and l.player = w.player and l.currency = w.currency
           left join person_key k on k.shard = p.shard and k.player = p.id
         where w.state = 'pending'`,
  turn: `s.since - make_interval(hours => coalesce(('{${hoursAhead.map(Number).join()}}'::int[])[s.level], 0))`,
})
