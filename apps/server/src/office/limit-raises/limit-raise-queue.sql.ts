import { type InReview, readsInReview } from '../../money/limits/index.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

/** What the queue of raised limits adds to an item. */
export type LimitInReview = Pick<InReview, 'shard' | 'currency' | 'type' | 'period' | 'amount' | 'review' | 'contact' | 'contacted_at'> & {
  personal: Buffer
  person_key: Buffer | null
}

/** Raises that somebody approves or rejects, and high limits whose player is to be spoken with. */
export const limitRaisesInReview: QueueSource = {
  kind: 'limitRaises',
  subject: 'limitRaise',
  rows: `select c.shard || '-' || c.id as item, c.requested_at as since, c.player, p.country, c.shard, c.currency, c.type, c.period, c.amount,
           c.review, c.contact, c.contacted_at, p.personal, k.sealed as person_key
         from (${readsInReview('$3')}) c join player p on p.shard = c.shard and p.id = c.player
           left join person_key k on k.shard = p.shard and k.player = p.id`,
}
