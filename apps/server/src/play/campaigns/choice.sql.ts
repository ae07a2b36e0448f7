import type { Sql } from '../../base/database/database.ts'

/** Reads the campaign that a player chose while registering. */
export async function readChosen(sql: Sql, shard: number, player: bigint): Promise<number | undefined> {
  const { rows } = await sql.query<{ campaign: number }>({
    text: 'select campaign from registration_choice where shard = $1 and player = $2 and campaign > 0',
    values: [shard, player],
  })
  return rows[0]?.campaign
}
