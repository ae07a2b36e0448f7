import type { Sql } from '../../base/database/database.ts'
import type { ScoredRound, Standing } from './score-rounds.ts'

export type PlayerKey = { shard: number; player: bigint }
type OfRace = PlayerKey & { race: number }

/** A player in a race. The score is a whole number of its format's units. */
export type EntryRow = OfRace & {
  n: number
  state: 'in' | 'left' | 'refunded'
  entered_at: Date
  buy_in: bigint
  score: bigint
  reached_at: Date | null
  rounds: number
}

type Stored = Omit<EntryRow, 'score'> & { score: string }
const columns = 'race, shard, player, n, state, entered_at, buy_in, score::text, reached_at, rounds'
const entryOf = (row: Stored): EntryRow => ({ ...row, score: BigInt(row.score) })

/** Reads how a player is in a race: the entry that is in, else the last one. */
export async function readEntry(sql: Sql, race: number, { shard, player }: PlayerKey): Promise<EntryRow | undefined> {
  const { rows } = await sql.query<Stored>({
    text: `select ${columns} from race_entry where race = $1 and shard = $2 and player = $3 order by n desc limit 1`,
    values: [race, shard, player],
  })
  return rows.map(entryOf)[0]
}

/** Writes an entry; returns its number among those of the player, or undefined if the player is in already. */
export async function insertEntry(sql: Sql, { race, shard, player }: OfRace, buyIn: bigint, at: Date): Promise<number | undefined> {
  const { rows } = await sql.query<{ n: number }>({
    text: `insert into race_entry (race, shard, player, n, state, entered_at, buy_in)
           select $1, $2, $3, coalesce((select max(n) from race_entry where race = $1 and shard = $2 and player = $3), 0) + 1, 'in', $4, $5
           on conflict do nothing returning n`,
    values: [race, shard, player, at, buyIn],
  })
  return rows[0]?.n
}

/** Ends an entry: taken back by the player, or given back with the race; returns whether there was one. */
export async function endEntry(sql: Sql, { race, shard, player }: OfRace, state: 'left' | 'refunded', at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `update race_entry set state = $4, ended_at = $5 where race = $1 and shard = $2 and player = $3 and state = 'in'`,
    values: [race, shard, player, state, at],
  })
  return rowCount === 1
}

/** Counts who is in a race, and sums their buy-ins. */
export async function countEntries(sql: Sql, race: number): Promise<{ players: number; pool: bigint }> {
  const { rows } = await sql.query<{ players: number; pool: bigint }>({
    text: `select count(*)::integer as players, coalesce(sum(buy_in), 0)::bigint as pool from race_entry where race = $1 and state = 'in'`,
    values: [race],
  })
  return rows[0]! // an aggregate always returns a row
}

/** Reads who of these players is in a race. */
export async function readEntriesOf(sql: Sql, race: number, players: readonly PlayerKey[]): Promise<EntryRow[]> {
  const { rows } = await sql.query<Stored>({
    text: `select ${columns} from race_entry where race = $1 and state = 'in'
           and (shard, player) in (select * from unnest($2::smallint[], $3::bigint[]))`,
    values: [race, players.map(({ shard }) => shard), players.map(({ player }) => player)],
  })
  return rows.map(entryOf)
}

/** Reads everybody who is in a race with a score, the best first. */
export async function readScored(sql: Sql, race: number, most: number | null = null): Promise<(EntryRow & { reached_at: Date })[]> {
  const { rows } = await sql.query<Stored & { reached_at: Date }>({
    text: `select ${columns} from race_entry where race = $1 and state = 'in' and score > 0
           order by score desc, reached_at, shard, player limit $2`,
    values: [race, most],
  })
  return rows.map((row) => ({ ...row, score: BigInt(row.score) }))
}

/** Counts those who are before a score that was reached at a moment. */
export async function countBetter(sql: Sql, race: number, score: bigint, reachedAt: Date): Promise<number> {
  const { rows } = await sql.query<{ better: number }>({
    text: `select count(*)::integer as better from race_entry where race = $1 and state = 'in' and (score > $2::numeric or score = $2::numeric and reached_at < $3)`,
    values: [race, String(score), reachedAt],
  })
  return rows[0]?.better ?? 0
}

/** Reads some of those whose buy-in is to be given back, by shard and number. */
export async function readToRefund(sql: Sql, most: number): Promise<EntryRow[]> {
  const { rows } = await sql.query<Stored>({
    text: `select ${columns} from race_entry where state = 'in' and race in (select id from race where state = 'cancelled')
           order by race, shard, player limit $1`,
    values: [most],
  })
  return rows.map(entryOf)
}

/** Reads the rounds that counted last for a player, the newest at the end. */
export async function readLastRounds(sql: Sql, { race, shard, player }: OfRace, most: number): Promise<ScoredRound[]> {
  if (most === 0) return []
  const { rows } = await sql.query<ScoredRound>({
    text: `select staked, won, closed_at as "closedAt" from race_round where race = $1 and shard = $2 and player = $3 order by n desc limit $4`,
    values: [race, shard, player, most],
  })
  return rows.toReversed()
}

export type CountedRound = ScoredRound & { round: string; n: number }

/** Writes the rounds that counted for a player, and what they come to now. */
export async function writeStanding(
  sql: Sql,
  of: OfRace,
  rounds: readonly CountedRound[],
  { score, reachedAt, rounds: counted }: Standing,
) {
  const { race, shard, player } = of
  await sql.query({
    text: `insert into race_round (race, shard, player, round, n, staked, won, closed_at)
           select $1, $2, $3, * from unnest($4::text[], $5::integer[], $6::bigint[], $7::bigint[], $8::timestamptz[])`,
    values: [
      race,
      shard,
      player,
      rounds.map(({ round }) => round),
      rounds.map(({ n }) => n),
      rounds.map(({ staked }) => staked),
      rounds.map(({ won }) => won),
      rounds.map(({ closedAt }) => closedAt),
    ],
  })
  await sql.query({
    text: `update race_entry set score = $4::numeric, reached_at = $5, rounds = $6 where race = $1 and shard = $2 and player = $3 and state = 'in'`,
    values: [race, shard, player, String(score), reachedAt, counted],
  })
}
