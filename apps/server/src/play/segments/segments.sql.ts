import type { Actor } from '../../base/actor.ts'
import type { Sql, Transaction } from '../../base/database/database.ts'
import type { SegmentData, SegmentRow } from './segment.ts'

const current = `select s.id, s.version, v.data from segment s join segment_version v on v.segment = s.id and v.version = s.version`

/** Reads all segments, the newest first. */
export async function readSegments(sql: Sql): Promise<SegmentRow[]> {
  return (await sql.query<SegmentRow>({ text: `${current} order by s.id desc limit 500` })).rows
}

/** Reads the segments that campaigns are for, and one more. */
export async function readSegmentsInUse(sql: Sql, more: number | null): Promise<SegmentRow[]> {
  const { rows } = await sql.query<SegmentRow>({
    text: `${current} where s.id = $1 or s.id in (select (v.data ->> 'segment')::integer from campaign c
             join campaign_version v on v.campaign = c.id and v.version = c.version where v.data ? 'segment') order by s.id`,
    values: [more],
  })
  return rows
}

/** Reads one segment. */
export async function readSegment(sql: Sql, id: number): Promise<SegmentRow | undefined> {
  return (await sql.query<SegmentRow>({ text: `${current} where s.id = $1`, values: [id] })).rows[0]
}

/** Adds a segment; returns its number. */
export async function insertSegment(tx: Transaction): Promise<number> {
  const { rows } = await tx.query<{ id: number }>({ text: 'insert into segment (version) values (1) returning id' })
  return rows[0]!.id // one was inserted
}

/** Writes a segment as a version, the newest from now on. */
export async function writeSegmentVersion(
  tx: Transaction,
  id: number,
  version: number,
  data: SegmentData,
  at: Date,
  actor: Actor,
): Promise<void> {
  await tx.query({
    text: 'insert into segment_version (segment, version, data, at, actor) values ($1, $2, $3, $4, $5)',
    values: [id, version, JSON.stringify(data), at, actor],
  })
  await tx.query({ text: 'update segment set version = $2 where id = $1', values: [id, version] })
}

/**
 * Whether a player `p` is in the segment `$1` at `$2`. What a segment does not say is not looked at: its deposits are
 * counted for those alone who meet the rest.
 */
const isIn = `
  (jsonb_array_length($1::jsonb -> 'countries') = 0 or $1::jsonb -> 'countries' ? p.country)
  and case when $1::jsonb -> 'openedDaysAgo' is null then true
    else extract(epoch from $2::timestamptz - p.created_at) / 86400 >= coalesce(($1::jsonb -> 'openedDaysAgo' ->> 'least')::integer, 0)
      and extract(epoch from $2::timestamptz - p.created_at) / 86400 < coalesce(($1::jsonb -> 'openedDaysAgo' ->> 'most')::integer + 1, 'infinity'::float8) end
  and case when $1::jsonb -> 'seenDaysAgo' is null then true
    -- Who never signed in was never seen.
    when p.last_login_at is null then ($1::jsonb -> 'seenDaysAgo' ->> 'most') is null
    else extract(epoch from $2::timestamptz - p.last_login_at) / 86400 >= coalesce(($1::jsonb -> 'seenDaysAgo' ->> 'least')::integer, 0)
      and extract(epoch from $2::timestamptz - p.last_login_at) / 86400 < coalesce(($1::jsonb -> 'seenDaysAgo' ->> 'most')::integer + 1, 'infinity'::float8) end
  and case when $1::jsonb -> 'deposits' is null then true else (
    select count(*) >= coalesce(($1::jsonb -> 'deposits' ->> 'least')::integer, 0) and count(*) <= coalesce(($1::jsonb -> 'deposits' ->> 'most')::bigint, count(*))
    from deposit_attempt d where d.shard = p.shard and d.player = p.id and d.credited > 0
      and d.created_at >= $2::timestamptz - make_interval(days => ($1::jsonb -> 'deposits' ->> 'withinDays')::integer)) end`

/** Returns whether a player is in a segment. */
export async function isInSegment(
  sql: Sql,
  { shard, player }: { shard: number; player: bigint },
  data: SegmentData,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from player p where p.shard = $3 and p.id = $4 and ${isIn}`,
    values: [JSON.stringify(data), at, shard, player],
  })
  return rowCount === 1
}

/** Up to so many players are all looked at; of more a part stands for all. */
const mostLookedAt = 20_000

/** Counts the players of a segment whose accounts are open. `isEstimate`: a part of the house was looked at. */
export async function countSegment(sql: Sql, data: SegmentData, at: Date): Promise<{ players: number; isEstimate: boolean }> {
  const { rows } = await sql.query<{ all: number }>({
    text: `select greatest(reltuples, 0)::integer as all from pg_class where oid = 'player'::regclass`,
  })
  const all = rows[0]?.all ?? 0
  const share = all > mostLookedAt ? mostLookedAt / all : 1
  const counted = await sql.query<{ players: number }>({
    text: `select count(*)::integer as players from player p tablesample system ($3) repeatable (1) where p.status = 'active' and ${isIn}`,
    values: [JSON.stringify(data), at, share * 100],
  })
  return { players: Math.round((counted.rows[0]?.players ?? 0) / share), isEstimate: share < 1 }
}

/** Reads the running campaigns that are for a segment. */
export async function readCampaignsFor(sql: Sql, segment: number): Promise<{ id: number; enabled: boolean }[]> {
  const { rows } = await sql.query<{ id: number; enabled: boolean }>({
    text: `select c.id, c.enabled from campaign c join campaign_version v on v.campaign = c.id and v.version = c.version
           where (v.data ->> 'segment')::integer = $1 order by c.id`,
    values: [segment],
  })
  return rows
}
