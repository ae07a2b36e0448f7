import type { Sql } from '../database/database.ts'
import type { Anchor } from './anchor.ts'

type AnchorRow = {
  day: string
  audit_place: bigint
  audit_hash: string
  access_place: bigint
  access_hash: string
  previous: string
  key: string
  signature: string
}

/** Reads all anchors, oldest first. */
export async function readAnchors(sql: Sql): Promise<Anchor[]> {
  const { rows } = await sql.query<AnchorRow>({
    text: `select day::text as day, audit_place, audit_hash, access_place, access_hash, previous, key, signature from audit_anchor order by audit_anchor.day`,
  })
  return rows.map((row) => ({
    ...headsOf(row),
    previous: row.previous,
    key: row.key,
    signature: row.signature,
  }))
}

type HeadsRow = Pick<AnchorRow, 'day' | 'audit_place' | 'audit_hash' | 'access_place' | 'access_hash'>

const headsOf = (row: HeadsRow): Pick<Anchor, 'day' | 'audit' | 'access'> => ({
  day: row.day,
  audit: { place: Number(row.audit_place), hash: row.audit_hash },
  access: { place: Number(row.access_place), hash: row.access_hash },
})

/** Reads how both chains ended on each of the days (UTC), first and last included. */
export async function readHeads(sql: Sql, first: string, last: string): Promise<Pick<Anchor, 'day' | 'audit' | 'access'>[]> {
  const { rows } = await sql.query<HeadsRow>({
    text: `select d.day::date::text as day, coalesce(a.place, 0)::bigint as audit_place, coalesce(a.hash, '') as audit_hash,
             coalesce(s.place, 0)::bigint as access_place, coalesce(s.hash, '') as access_hash
           from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') d (day)
           left join lateral (select l.place, l.hash from audit_link l where l.log = 'audit' and l.at < (d.day + interval '1 day') at time zone 'UTC'
             order by l.place desc limit 1) a on true
           left join lateral (select l.place, l.hash from audit_link l where l.log = 'access' and l.at < (d.day + interval '1 day') at time zone 'UTC'
             order by l.place desc limit 1) s on true
           order by d.day`,
    values: [first, last],
  })
  return rows.map(headsOf)
}

/** Adds the anchor of a day; returns false if there is one. */
export async function insertAnchor(sql: Sql, { day, audit, access, previous, key, signature }: Anchor, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into audit_anchor (day, audit_place, audit_hash, access_place, access_hash, previous, key, signature, made_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    values: [day, audit.place, audit.hash, access.place, access.hash, previous, key, signature, at],
  })
  return rowCount === 1
}
