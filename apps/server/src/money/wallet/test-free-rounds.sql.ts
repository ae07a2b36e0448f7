import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from './posting.ts'

/** An award for tests; minor units, the factor in ten-thousandths. */
export type TestAward = { given?: number; value?: bigint; maxWon?: bigint; factor?: bigint; until?: Date; games?: string[] }

/** Writes a grant of which nothing is wagered, as a bonus of free rounds alone is whose wins are cash. */
export async function writeUnwageredGrant(sql: Sql, { shard, player, currency }: WalletKey, id: string, at: Date): Promise<void> {
  const campaign = `insert into campaign_version (campaign, version, data, at, actor) values (1, 1, '{}', $1, 'test') on conflict do nothing`
  await sql.query({ text: campaign, values: [at] })
  await sql.query({
    text: `insert into bonus_grant (shard, deposit, player, currency, campaign, version, automatic, state, granted_at, source)
           values ($1, $2, $3, $4, 1, 1, false, 'granted', $5, 'code')`,
    values: [shard, id, player, currency, at],
  })
}

/** Writes an award of free rounds and its first event, and the game in which they are played. */
export async function writeTestFreeRounds(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  grant: string,
  { given = 3, value = 20n, maxWon, factor, until, games = ['one'] }: TestAward,
  at: Date,
): Promise<string> {
  const id = `free:${grant}`
  await sql.query({
    text: `insert into game (id, friendly_id, studio, studio_game, name, position, data, changed_at, changed_by)
           values (1, 'one', 'test', 'one', 'One', 1, '{}', $1, 'test') on conflict do nothing`,
    values: [at],
  })
  await sql.query({
    text: `insert into free_round_award (shard, id, grant_id, player, currency, games, value, given, remaining, max_won, factor, until, given_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12)`,
    values: [shard, id, grant, player, currency, games, value, given, maxWon ?? null, factor ?? null, until ?? null, at],
  })
  await sql.query({ text: `select free_rounds_happened($1::smallint, $2, 'given', 0, null, $3, 'test')`, values: [shard, id, at] })
  return id
}

/** What a test looks at of an award. */
export type SeenAward = { remaining: number; open: number; won: bigint; required: bigint; state: string }

export async function readTestAward(sql: Sql, { shard }: WalletKey, id: string): Promise<SeenAward | undefined> {
  const { rows } = await sql.query<SeenAward>({
    text: 'select remaining, open, won, required, state from free_round_award where shard = $1 and id = $2',
    values: [shard, id],
  })
  return rows[0]
}

/** Ends or pauses an award, as the bonuses feature does. */
export async function writeTestAwardEvent(sql: Sql, { shard }: WalletKey, id: string, kind: string, at: Date): Promise<void> {
  await sql.query({ text: `select free_rounds_happened($1::smallint, $2, $3, 0, null, $4, 'test')`, values: [shard, id, kind, at] })
}
