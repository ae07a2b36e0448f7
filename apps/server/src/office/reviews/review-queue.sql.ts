import type { Sql } from '../../base/database/database.ts'
import type { QueueSource } from '../queues/queue.sql.ts'

type Common = 'person' | 'phoneNumber' | 'address' | 'paymentAccount'

/** What the queue of registration reviews adds to an item; `player` is the newer account. */
export type OpenReview = { alike: Common; other: bigint }

export const openReviews: QueueSource = {
  kind: 'reviews',
  subject: 'review',
  rows: `select r.id::text as item, r.at as since, r.player, p.country, r.reason as alike, r.other_player as other
         from registration_review r join player p on p.shard = r.shard and p.id = r.player where r.settled_at is null`,
}

/** Reads what else two accounts have in common, by their blind indexes. */
export async function readCommon(sql: Sql, player: bigint, other: bigint): Promise<Common[]> {
  const { rows } = await sql.query<{ kind: Common }>({
    text: `select a.kind from player_likeness a join player_likeness b using (kind, index) where a.player = $1 and b.player = $2
           union
           select 'paymentAccount' from stored_detail a join stored_detail b using (provider, fingerprint) where a.player = $1 and b.player = $2
           order by 1`,
    values: [player, other],
  })
  return rows.map(({ kind }) => kind)
}
