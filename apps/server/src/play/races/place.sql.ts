import type { Sql } from '../../base/database/database.ts'
import type { PlayerKey } from './entry.sql.ts'
import type { Place } from './share-prizes.ts'

export type PlaceRow = Place & { race: number; paid_at: Date | null }

/** Writes what a race came to. */
export async function insertPlaces(sql: Sql, race: number, places: readonly Place[]): Promise<void> {
  await sql.query({
    text: `insert into race_place (race, shard, player, place, tied, amount, digest)
           select $1, * from unnest($2::smallint[], $3::bigint[], $4::integer[], $5::integer[], $6::bigint[], $7::text[])`,
    values: [
      race,
      places.map(({ shard }) => shard),
      places.map(({ player }) => player),
      places.map(({ place }) => place),
      places.map(({ tied }) => tied),
      places.map(({ amount }) => amount),
      places.map(({ digest }) => digest),
    ],
  })
}

/** Reads some of the prizes that are still to be paid. */
export async function readUnpaid(sql: Sql, most: number): Promise<PlaceRow[]> {
  const { rows } = await sql.query<PlaceRow>({
    text: `select race, shard, player, place, tied, amount, digest, paid_at from race_place where paid_at is null and amount > 0
           order by race, shard, player limit $1`,
    values: [most],
  })
  return rows
}

/** Notes that a prize is paid; false if it was already. */
export async function writePaid(sql: Sql, race: number, { shard, player }: PlayerKey, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update race_place set paid_at = $4 where race = $1 and shard = $2 and player = $3 and paid_at is null',
    values: [race, shard, player, at],
  })
  return rowCount === 1
}

/** Reads the places of a race, the best first. */
export async function readPlaces(sql: Sql, race: number, most: number): Promise<PlaceRow[]> {
  const { rows } = await sql.query<PlaceRow>({
    text: `select race, shard, player, place, tied, amount, digest, paid_at from race_place where race = $1 order by place, digest limit $2`,
    values: [race, most],
  })
  return rows
}

export async function readPlaceOf(sql: Sql, race: number, { shard, player }: PlayerKey): Promise<PlaceRow | undefined> {
  const { rows } = await sql.query<PlaceRow>({
    text: `select race, shard, player, place, tied, amount, digest, paid_at from race_place where race = $1 and shard = $2 and player = $3`,
    values: [race, shard, player],
  })
  return rows[0]
}

/** What moved in a race, in minor units. */
export type RaceFigures = { players: number; bought: bigint; refunded: bigint; prizes: bigint; paid: bigint; cost: bigint }

/** Sums what moved in a race: buy-ins, what was given back, prizes, and what the house has put in. */
export async function readRaceFigures(sql: Sql, race: number): Promise<RaceFigures> {
  const { rows } = await sql.query<RaceFigures>({
    text: `select (select count(*)::integer from race_entry where race = $1 and state <> 'left') as players,
             (select coalesce(sum(buy_in), 0)::bigint from race_entry where race = $1) as bought,
             (select coalesce(sum(buy_in), 0)::bigint from race_entry where race = $1 and state <> 'in') as refunded,
             (select coalesce(sum(amount), 0)::bigint from race_place where race = $1) as prizes,
             (select coalesce(sum(amount), 0)::bigint from race_place where race = $1 and paid_at is not null) as paid,
             (select house_part from race where id = $1) as cost`,
    values: [race],
  })
  return rows[0]! // an aggregate always returns a row
}
