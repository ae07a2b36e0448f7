import { type FailedNotice, readsFailedNotices } from '../../cashier/provider-notices/index.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue of notices that failed adds to an item. `player` is 0 where it is about nothing that we know. */
export type NoticeThatFailed = FailedNotice & {
  about: 'deposit' | 'withdrawal' | null
  about_state: string | null
  amount: bigint | null
  currency: string | null
  about_at: Date | null
}

/** Notices that could not be read, or not be applied, with the deposit or withdrawal that they are about. */
export const noticesThatFailed: QueueSource = {
  kind: 'notices',
  subject: 'notice',
  rows: `select f.id as item, f.received_at as since, coalesce(a.player, w.player, 0) as player, coalesce(p.country, '') as country, f.*,
           case when a.player is not null then 'deposit' when w.player is not null then 'withdrawal' end as about,
           coalesce(a.state, w.state) as about_state, coalesce(a.amount, w.amount) as amount, coalesce(a.currency, w.currency) as currency,
           coalesce(a.created_at, w.requested_at) as about_at
         from (${readsFailedNotices}) f
           left join deposit_attempt a on a.shard = f.shard and a.reference = f.reference
           left join withdrawal w on w.shard = f.shard and w.reference = f.reference
           left join player p on p.shard = f.shard and p.id = coalesce(a.player, w.player)`,
}
