import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

type NewReturn = { exclusion: bigint; askedAt: Date; endsAt: Date; offers: boolean }

/** Inserts a player's request to play again. */
export async function writeReturn(sql: Sql, shard: number, { exclusion, askedAt, endsAt, offers }: NewReturn): Promise<void> {
  await sql.query({
    text: 'insert into exclusion_return (shard, exclusion, asked_at, ends_at, offers) values ($1, $2, $3, $4, $5)',
    values: [shard, exclusion, askedAt, endsAt, offers],
  })
}

/** Reads whether a returning player agreed to offers; undefined for somebody who was never excluded that way. */
export async function readOffersAgreed(sql: Sql, shard: number, player: bigint): Promise<boolean | undefined> {
  const { rows } = await sql.query<{ offers: boolean }>({
    text: `select r.offers from exclusion_return r join exclusion e on e.shard = r.shard and e.id = r.exclusion
           where e.shard = $1 and e.player = $2 order by r.asked_at desc limit 1`,
    values: [shard, player],
  })
  return rows[0]?.offers
}

/** A request to play again whose cooling-off time runs, and which nobody has looked at. */
export type OpenReturn = {
  shard: number
  exclusion: bigint
  player: bigint
  asked_at: Date
  ends_at: Date
  offers: boolean
  cooling_off_hours: number
}

/** Selects them, one of each player: the one that ends last. `now` is the moment's place among the parameters. */
export const readsOpenReturns = (now: `$${number}`): string => `
  select distinct on (e.shard, e.player) e.shard, e.id as exclusion, e.player, r.asked_at, r.ends_at, r.offers, e.cooling_off_hours
  from exclusion_return r join exclusion e on e.shard = r.shard and e.id = r.exclusion
  where r.ends_at > ${now} and not exists (select from exclusion_return_decision d where d.shard = r.shard and d.exclusion = r.exclusion)
  order by e.shard, e.player, r.ends_at desc, e.id`

/** Reads a player's requests to play again that nobody has looked at and whose cooling-off time runs. */
export async function readOpenReturns(sql: Sql, shard: number, player: bigint, now: Date): Promise<OpenReturn[]> {
  const { rows } = await sql.query<OpenReturn>({
    text: `select e.shard, e.id as exclusion, e.player, r.asked_at, r.ends_at, r.offers, e.cooling_off_hours
           from exclusion_return r join exclusion e on e.shard = r.shard and e.id = r.exclusion
           where e.shard = $1 and e.player = $2 and r.ends_at > $3
             and not exists (select from exclusion_return_decision d where d.shard = r.shard and d.exclusion = r.exclusion)
           order by r.ends_at desc, e.id`,
    values: [shard, player, now],
  })
  return rows
}

type ReturnDecision = { exclusion: bigint; at: Date; verdict: 'nothingAgainst' | 'extended'; actor: Actor }

/** Keeps what was decided about a request to play again. */
export async function writeReturnDecision(sql: Sql, shard: number, { exclusion, at, verdict, actor }: ReturnDecision): Promise<void> {
  await sql.query({
    text: 'insert into exclusion_return_decision (shard, exclusion, decided_at, verdict, actor) values ($1, $2, $3, $4, $5)',
    values: [shard, exclusion, at, verdict, actor],
  })
}

/** An exclusion that a player has or had, with the request to play again. */
export type PastExclusion = {
  kind: 'excluded' | 'timeOut' | 'blocked'
  source: string
  starts_at: Date
  chosen_until: Date | null
  asked_at: Date | null
  ends_at: Date | null
}

/** Reads every exclusion, time-out and block that a player ever had, the newest first. */
export async function readPastExclusions(sql: Sql, shard: number, player: bigint, most: number): Promise<PastExclusion[]> {
  const { rows } = await sql.query<PastExclusion>({
    text: `select e.kind, e.source, e.starts_at, e.ends_at as chosen_until, r.asked_at,
             case when e.cooling_off_hours is null then e.ends_at else r.ends_at end as ends_at
           from exclusion e left join exclusion_return r on r.shard = e.shard and r.exclusion = e.id
           where e.shard = $1 and e.player = $2 order by e.starts_at desc, e.id desc limit $3`,
    values: [shard, player, most],
  })
  return rows
}
