import type { Sql } from '../../base/database/database.ts'
import type { DrawKind } from './draw-secret.ts'
import type { PotRound } from './fill-pot.ts'
import type { JackpotData } from './jackpot.ts'

/** A draw that runs, with the data of the version that it began with. */
export type DrawRow = {
  jackpot: number
  n: number
  kind: DrawKind
  /** Null where reels win it. */
  sealed_secret: Buffer | null
  began_at: Date
  staked: bigint
  data: JackpotData
}

/** Reads the draw of a pot that runs. */
export async function readRunningDraw(sql: Sql, jackpot: number): Promise<DrawRow | undefined> {
  const { rows } = await sql.query<DrawRow>({
    text: `select d.jackpot, d.n, d.kind, d.sealed_secret, d.began_at, d.staked, v.data
           from jackpot_draw d join jackpot_version v on v.jackpot = d.jackpot and v.version = d.version where d.jackpot = $1 and d.ended_at is null`,
    values: [jackpot],
  })
  return rows[0]
}

/** Reads the number of a pot's last draw; 0 before the first. */
export async function readLastDraw(sql: Sql, jackpot: number): Promise<number> {
  const { rows } = await sql.query<{ n: number }>({
    text: 'select coalesce(max(n), 0)::integer as n from jackpot_draw where jackpot = $1',
    values: [jackpot],
  })
  return rows[0]?.n ?? 0
}

type NewDraw = { jackpot: number; n: number; version: number; kind: DrawKind; commitment: string | null; sealed: Buffer | null; at: Date }

export async function insertDraw(sql: Sql, { jackpot, n, version, kind, commitment, sealed, at }: NewDraw): Promise<void> {
  await sql.query({
    text: `insert into jackpot_draw (jackpot, n, version, kind, commitment, sealed_secret, began_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [jackpot, n, version, kind, commitment, sealed, at],
  })
}

/** Ends a draw: its secret stands in the clear from now on. */
export async function endDraw(
  sql: Sql,
  { jackpot, n }: Pick<DrawRow, 'jackpot' | 'n'>,
  secret: string | null,
  at: Date,
  won?: { round: PotRound; amount: bigint },
): Promise<void> {
  await sql.query({
    text: `update jackpot_draw set ended_at = $3, secret = $4, sealed_secret = null, shard = $5, player = $6, round = $7, stake = $8, amount = $9
           where jackpot = $1 and n = $2`,
    values: [
      jackpot,
      n,
      at,
      secret,
      won?.round.shard ?? null,
      won?.round.player ?? null,
      won?.round.id ?? null,
      won?.round.staked ?? null,
      won?.amount ?? null,
    ],
  })
}

type Batch = { jackpot: number; draw: number; rounds: readonly PotRound[]; staked: bigint; meter: bigint; reserve: bigint; at: Date }

/** Writes rounds that were counted together, each with its place. Returns the batch's number; throws if one was counted before. */
export async function insertBatch(sql: Sql, { jackpot, draw, rounds, staked, meter, reserve, at }: Batch): Promise<bigint> {
  const { rows } = await sql.query<{ n: bigint }>({
    text: `insert into jackpot_batch (jackpot, n, draw, rounds, staked, meter, reserve, at)
           select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7 from jackpot_batch where jackpot = $1 returning n`,
    values: [jackpot, draw, rounds.length, staked, meter, reserve, at],
  })
  const n = rows[0]!.n // an insert returns its row
  await sql.query({
    text: `insert into jackpot_round (jackpot, batch, place, shard, player, round, staked)
           select $1, $2, r.place, r.shard, r.player, r.round, r.staked
           from unnest($3::smallint[], $4::bigint[], $5::text[], $6::bigint[]) with ordinality as r (shard, player, round, staked, place)`,
    values: [
      jackpot,
      n,
      rounds.map(({ shard }) => shard),
      rounds.map(({ player }) => player),
      rounds.map(({ id }) => id),
      rounds.map((round) => round.staked),
    ],
  })
  await sql.query({ text: 'update jackpot_draw set staked = staked + $3 where jackpot = $1 and n = $2', values: [jackpot, draw, staked] })
  return n
}

/** Finds the round in which a unit of a draw's stakes lies, counted from 0 in the order of the rounds. */
export async function readRoundOfUnit(sql: Sql, jackpot: number, draw: number, unit: bigint): Promise<PotRound | undefined> {
  const { rows } = await sql.query<{ shard: number; player: bigint; round: string; staked: bigint; at: Date }>({
    text: `select shard, player, round, staked, at from (
             select r.shard, r.player, r.round, r.staked, b.at, sum(r.staked) over (order by r.batch, r.place) as upto
             from jackpot_batch b join jackpot_round r on r.jackpot = b.jackpot and r.batch = b.n where b.jackpot = $1 and b.draw = $2
           ) s where upto > $3 order by upto limit 1`,
    values: [jackpot, draw, unit],
  })
  return rows.map(({ round, at, ...row }) => ({ ...row, id: round, closedAt: at }))[0]
}

/** A draw as it is told: what was promised, and once it has ended, the secret and who won. */
export type ToldDraw = {
  n: number
  kind: DrawKind
  commitment: string | null
  secret: string | null
  began_at: Date
  ended_at: Date | null
  staked: bigint
  shard: number | null
  player: bigint | null
  round: string | null
  stake: bigint | null
  amount: bigint | null
}

/** Reads the draws of a pot before one, the newest first. */
export async function readDraws(sql: Sql, jackpot: number, before: number | undefined, most: number): Promise<ToldDraw[]> {
  const { rows } = await sql.query<ToldDraw>({
    text: `select n, kind, commitment, secret, began_at, ended_at, staked, shard, player, round, stake, amount from jackpot_draw
           where jackpot = $1 and ($2::integer is null or n < $2) order by n desc limit $3`,
    values: [jackpot, before ?? null, most],
  })
  return rows
}
