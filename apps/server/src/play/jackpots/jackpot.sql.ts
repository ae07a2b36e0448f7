import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import { potWallet, type JackpotData, type JackpotRow } from './jackpot.ts'

const current = `select j.id, j.version, j.currency, j.state, j.started_at, j.closes_at, j.ended_at, j.moved_to, j.meter_rest, j.reserve_rest, v.data
  from jackpot j join jackpot_version v on v.jackpot = j.id and v.version = j.version`

/** Reads the current version of all pots, by number. */
export async function readJackpots(sql: Sql): Promise<JackpotRow[]> {
  return (await sql.query<JackpotRow>({ text: `${current} order by j.id` })).rows
}

export async function readJackpot(sql: Sql, id: number): Promise<JackpotRow | undefined> {
  return (await sql.query<JackpotRow>({ text: `${current} where j.id = $1`, values: [id] })).rows[0]
}

/** Reads a pot and keeps everybody else from counting, ending or changing it until the transaction ends. */
export async function lockJackpot(sql: Sql, id: number): Promise<JackpotRow | undefined> {
  return (await sql.query<JackpotRow>({ text: `${current} where j.id = $1 for update of j`, values: [id] })).rows[0]
}

/** Locks every pot that takes shares of stakes, by number. */
export async function lockOpenJackpots(sql: Sql): Promise<JackpotRow[]> {
  return (await sql.query<JackpotRow>({ text: `${current} where j.state in ('running', 'closing') order by j.id for update of j` })).rows
}

export type JackpotVersionRow = { version: number; data: JackpotData; at: Date; actor: string }

/** Reads the versions of a pot before one, the newest first. */
export async function readJackpotVersions(sql: Sql, id: number, before: number | undefined, most: number): Promise<JackpotVersionRow[]> {
  const { rows } = await sql.query<JackpotVersionRow>({
    text: `select version, data, at, actor from jackpot_version where jackpot = $1 and ($2::integer is null or version < $2) order by version desc limit $3`,
    values: [id, before ?? null, most],
  })
  return rows
}

/** Writes a pot as its next version; a new one is a draft. Returns the version. */
export async function writeJackpot(sql: Sql, data: JackpotData, actor: Actor, at: Date): Promise<number> {
  const { rows } = await sql.query<{ version: number }>({
    text: `insert into jackpot_version (jackpot, version, data, at, actor)
           select $1, coalesce(max(version), 0) + 1, $2, $3, $4 from jackpot_version where jackpot = $1 returning version`,
    values: [data.id, JSON.stringify(data), at, actor],
  })
  const version = rows[0]!.version // an insert returns its row
  await sql.query({
    text: `insert into jackpot (id, version, currency, state) values ($1, $2, $3, 'draft')
           on conflict (id) do update set version = excluded.version, currency = excluded.currency`,
    values: [data.id, version, data.currency],
  })
  return version
}

/** Writes where a pot stands. */
export async function writeJackpotState(
  sql: Sql,
  id: number,
  state: JackpotRow['state'],
  { startedAt, closesAt, endedAt, movedTo }: { startedAt?: Date; closesAt?: Date; endedAt?: Date; movedTo?: number },
): Promise<void> {
  await sql.query({
    text: `update jackpot set state = $2, started_at = coalesce($3, started_at), closes_at = coalesce($4, closes_at), ended_at = coalesce($5, ended_at), moved_to = $6
           where id = $1`,
    values: [id, state, startedAt ?? null, closesAt ?? null, endedAt ?? null, movedTo ?? null],
  })
}

/** Keeps what is less than a minor unit for the next stakes. */
export async function writeRests(sql: Sql, id: number, meterRest: number, reserveRest: number): Promise<void> {
  await sql.query({ text: 'update jackpot set meter_rest = $2, reserve_rest = $3 where id = $1', values: [id, meterRest, reserveRest] })
}

/** Names the wallet of a pot as one of the house. */
export async function writePotWallet(sql: Sql, pot: Pick<JackpotRow, 'id' | 'currency'>): Promise<void> {
  const { shard, player, currency } = potWallet(pot)
  await sql.query({
    text: 'insert into house_wallet (shard, player, currency, owner) values ($1, $2, $3, $4)',
    values: [shard, player, currency, `jackpot:${pot.id}`],
  })
}

/** What is in a pot and its reserve, in minor units. */
export type PotMoney = { id: number; meter: bigint; reserve: bigint }

/** Reads what is in every pot that has been started. */
export async function readPotMoney(sql: Sql): Promise<PotMoney[]> {
  const { rows } = await sql.query<PotMoney>({
    text: `select j.id, w.cash as meter, w.reserve from jackpot j
           join house_wallet h on h.owner = 'jackpot:' || j.id join wallet w on w.shard = h.shard and w.player = h.player and w.currency = h.currency`,
  })
  return rows
}

/** A pot that takes part in play, with the data of its draw and what is in it. */
type OpenJackpot = JackpotRow & { told: JackpotData; meter: bigint }

/** Reads every pot that takes part in play, by number. */
export async function readOpenJackpots(sql: Sql): Promise<OpenJackpot[]> {
  const { rows } = await sql.query<OpenJackpot>({
    name: 'open_jackpots',
    text: `select o.*, dv.data as told, w.cash as meter from (${current} where j.state in ('running', 'closing')) o
           join jackpot_draw d on d.jackpot = o.id and d.ended_at is null join jackpot_version dv on dv.jackpot = d.jackpot and dv.version = d.version
           join house_wallet h on h.owner = 'jackpot:' || o.id join wallet w on w.shard = h.shard and w.player = h.player and w.currency = h.currency
           order by o.id`,
  })
  return rows
}

/** Reads which of these games, by the names of their addresses, there are. */
export async function readKnownGames(sql: Sql, names: readonly string[]): Promise<{ id: number; friendly_id: string; name: string }[]> {
  const { rows } = await sql.query<{ id: number; friendly_id: string; name: string }>({
    text: 'select id, friendly_id, name from game where friendly_id = any ($1::text[]) order by position, id',
    values: [names],
  })
  return rows
}
