import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import { raceWallet, type RaceData, type RaceRow, type RaceState } from './race.ts'

const current = `select r.id, r.version, r.currency, r.state, r.starts_at, r.ends_at, r.opened_at, r.began_at, r.settled_at, r.why, r.house_part,
  r.commitment, r.sealed_secret, r.secret, v.data from race r join race_version v on v.race = r.id and v.version = r.version`

/** Reads the current version of all races, by number. */
export async function readRaces(sql: Sql): Promise<RaceRow[]> {
  return (await sql.query<RaceRow>({ text: `${current} order by r.id` })).rows
}

/** Reads the races that players see: coming, running, and those that ended since, the next and the newest first. */
export async function readShownRaces(sql: Sql, since: Date): Promise<RaceRow[]> {
  const { rows } = await sql.query<RaceRow>({
    name: 'shown_races',
    text: `${current} where r.state in ('open', 'running', 'ended') or r.state in ('settled', 'cancelled') and r.settled_at >= $1 order by r.ends_at desc, r.id`,
    values: [since],
  })
  return rows
}

export async function readRace(sql: Sql, id: number): Promise<RaceRow | undefined> {
  return (await sql.query<RaceRow>({ text: `${current} where r.id = $1`, values: [id] })).rows[0]
}

/** Reads a race and keeps everybody else from entering, counting, ending or changing it until the transaction ends. */
export async function lockRace(sql: Sql, id: number): Promise<RaceRow | undefined> {
  return (await sql.query<RaceRow>({ text: `${current} where r.id = $1 for update of r`, values: [id] })).rows[0]
}

/** Reads a race and keeps it as it stands until the transaction ends, beside others who do the same. */
export async function holdRace(sql: Sql, id: number): Promise<RaceRow | undefined> {
  return (await sql.query<RaceRow>({ text: `${current} where r.id = $1 for share of r`, values: [id] })).rows[0]
}

/** Locks every race that has something to count or to come, by number. */
export async function lockLiveRaces(sql: Sql): Promise<RaceRow[]> {
  return (await sql.query<RaceRow>({ text: `${current} where r.state in ('open', 'running', 'ended') order by r.id for update of r` })).rows
}

export type RaceVersionRow = { version: number; data: RaceData; at: Date; actor: string }

/** Reads the versions of a race before one, the newest first. */
export async function readRaceVersions(sql: Sql, id: number, before: number | undefined, most: number): Promise<RaceVersionRow[]> {
  const { rows } = await sql.query<RaceVersionRow>({
    text: `select version, data, at, actor from race_version where race = $1 and ($2::integer is null or version < $2) order by version desc limit $3`,
    values: [id, before ?? null, most],
  })
  return rows
}

/** Writes a race as its next version; a new one is a draft. Returns the version. */
export async function writeRace(sql: Sql, data: RaceData, actor: Actor, at: Date): Promise<number> {
  const { rows } = await sql.query<{ version: number }>({
    text: `insert into race_version (race, version, data, at, actor)
           select $1, coalesce(max(version), 0) + 1, $2, $3, $4 from race_version where race = $1 returning version`,
    values: [data.id, JSON.stringify(data), at, actor],
  })
  const version = rows[0]!.version // an insert returns its row
  await sql.query({
    text: `insert into race (id, version, currency, state, starts_at, ends_at) values ($1, $2, $3, 'draft', $4, $5)
           on conflict (id) do update set version = excluded.version, currency = excluded.currency, starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    values: [data.id, version, data.currency, data.from, data.until],
  })
  return version
}

/** Opens a race: its seed is promised from now on. */
export async function writeOpened(sql: Sql, id: number, promised: { commitment: string; sealed: Buffer; at: Date }): Promise<void> {
  await sql.query({
    text: `update race set state = 'open', opened_at = $2, commitment = $3, sealed_secret = $4 where id = $1`,
    values: [id, promised.at, promised.commitment, promised.sealed],
  })
}

/** Writes that a race runs, or is over. */
export async function writeRaceState(sql: Sql, id: number, state: Extract<RaceState, 'running' | 'ended'>, at: Date): Promise<void> {
  await sql.query({
    text: `update race set state = $2, began_at = case when $2 = 'running' then $3 else began_at end where id = $1`,
    values: [id, state, at],
  })
}

/** Ends a race for good, with its seed in the clear. */
export async function writeOver(sql: Sql, id: number, secret: string, at: Date, why: RaceRow['why'] = null): Promise<void> {
  await sql.query({
    text: `update race set state = case when $4::text is null then 'settled' else 'cancelled' end, settled_at = $3, why = $4, secret = $2, sealed_secret = null where id = $1`,
    values: [id, secret, at, why],
  })
}

/** Changes what of the house's money is in a race, in minor units. */
export async function addHousePart(sql: Sql, id: number, amount: bigint): Promise<void> {
  await sql.query({ text: 'update race set house_part = house_part + $2 where id = $1', values: [id, amount] })
}

/** Names the wallet of a race as one of the house. */
export async function writeRaceWallet(sql: Sql, race: Pick<RaceRow, 'id' | 'currency'>): Promise<void> {
  const { shard, player, currency } = raceWallet(race)
  await sql.query({
    text: 'insert into house_wallet (shard, player, currency, owner) values ($1, $2, $3, $4)',
    values: [shard, player, currency, `race:${race.id}`],
  })
}

/** Reads which of these games, by the names of their addresses, there are. */
export async function readKnownGames(sql: Sql, names: readonly string[]): Promise<{ id: number; friendly_id: string; name: string }[]> {
  const { rows } = await sql.query<{ id: number; friendly_id: string; name: string }>({
    text: 'select id, friendly_id, name from game where friendly_id = any ($1::text[]) order by position, id',
    values: [names],
  })
  return rows
}
