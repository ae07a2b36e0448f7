import type { Sql } from '../../base/database/database.ts'

/** Reads the campaign that a player chose while registering and that comes with their first deposit. */
export async function readChosen(sql: Sql, shard: number, player: bigint): Promise<number | undefined> {
  const { rows } = await sql.query<{ campaign: number }>({
    text: 'select campaign from registration_choice where shard = $1 and player = $2 and campaign > 0 and version is null',
    values: [shard, player],
  })
  return rows[0]?.campaign
}

/** Reads the campaign without a deposit that a player chose while registering and has not been given yet, as they accepted it. */
export async function readAwaited(
  sql: Sql,
  shard: number,
  player: bigint,
): Promise<{ campaign: number; version: number; at: Date } | undefined> {
  const { rows } = await sql.query<{ campaign: number; version: number; at: Date }>({
    text: 'select campaign, version, at from registration_choice where shard = $1 and player = $2 and version is not null and settled_at is null',
    values: [shard, player],
  })
  return rows[0]
}

/** Stores that what a player chose while registering was given, or lapsed. */
export async function writeChoiceSettled(sql: Sql, shard: number, player: bigint, at: Date): Promise<void> {
  await sql.query({
    text: 'update registration_choice set settled_at = $3 where shard = $1 and player = $2 and version is not null and settled_at is null',
    values: [shard, player, at],
  })
}
