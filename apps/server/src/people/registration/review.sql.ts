import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { LikenessKind } from '../players/identifier.sql.ts'

type Owner = { shard: number; player: bigint }

/** Lists two accounts that look like one person for an operator's review. */
export async function writeReview(sql: Sql, r: { at: Date; reason: LikenessKind; owner: Owner; other: Owner }): Promise<void> {
  await sql.query({
    text: 'insert into registration_review (at, reason, shard, player, other_shard, other_player) values ($1, $2, $3, $4, $5, $6)',
    values: [r.at, r.reason, r.owner.shard, r.owner.player, r.other.shard, r.other.player],
  })
}

/** Settles a review; returns false if it is not open. */
export async function writeReviewSettled(sql: Sql, id: bigint, decision: 'different' | 'same', by: Actor, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update registration_review set settled_at = $2, settled_by = $3, decision = $4 where id = $1 and settled_at is null',
    values: [id, at, by, decision],
  })
  return rowCount === 1
}
