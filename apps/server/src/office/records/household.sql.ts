import type { Sql } from '../../base/database/database.ts'

/**
 * Returns whether two players seem to be one household: the same address, phone or person by blind index, or the same
 * payment account.
 */
export async function sharesHousehold(sql: Sql, own: { shard: number; player: bigint }, other: bigint): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from player_likeness a join player_likeness b on b.kind = a.kind and b.index = a.index
           where a.shard = $1 and a.player = $2 and b.player = $3
           union all
           select from stored_detail a join stored_detail b on b.provider = a.provider and b.fingerprint = a.fingerprint
           where a.shard = $1 and a.player = $2 and b.player = $3
           limit 1`,
    values: [own.shard, own.player, other],
  })
  return rowCount === 1
}
