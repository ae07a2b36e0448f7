import type { Sql } from '../database/database.ts'

/** The logs that are chained. */
export type Log = 'audit' | 'access'

/** A link with its entry's words, null if the entry is gone. */
export type Link = {
  place: bigint
  entry: bigint
  linked_at: string
  formula: number
  hash: string
  words: (string | null)[] | null
}

// The words are read here and not by the database's function, which whoever changes rows could change, too.
const links: Readonly<Record<Log, string>> = {
  audit: `select l.place, l.entry, extract(epoch from l.at)::text as linked_at, l.formula, l.hash, case when a.id is not null then
            array[extract(epoch from a.at)::text, a.actor, a.action, a.subject, a.details::text, a.reason_hash, extract(epoch from a.written_at)::text] end as words
          from audit_link l left join audit a on a.id = l.entry where l.log = 'audit' and l.place > $1 order by l.place limit $2`,
  access: `select l.place, l.entry, extract(epoch from l.at)::text as linked_at, l.formula, l.hash, case when a.id is not null then
             array[extract(epoch from a.at)::text, a.actor, a.shard::text, a.player::text, array_to_json(a.fields)::text, a.purpose, a.reason_hash,
               extract(epoch from a.written_at)::text] end as words
           from audit_link l left join access_log a on a.id = l.entry where l.log = 'access' and l.place > $1 order by l.place limit $2`,
}

/** Reads links of a log after a place, in order. */
export async function readLinks(sql: Sql, log: Log, after: bigint, most: number): Promise<Link[]> {
  const { rows } = await sql.query<Link>({ text: links[log], values: [after, most] })
  return rows
}

/**
 * An entry without a link: whether it waits for one, for how many seconds, and whether it is there at all. Seconds are
 * the database's own, which no sandbox moves.
 */
export type Unlinked = { entry: bigint; waits: boolean; there: boolean; seconds: number }

const unlinked: Readonly<Record<Log, string>> = {
  audit: `select coalesce(a.id, w.entry) as entry, w.entry is not null as waits, a.id is not null as there,
            coalesce(extract(epoch from clock_timestamp() - a.written_at), 0)::float8 as seconds
          from audit a full join (select entry from audit_waiting where log = 'audit') w on w.entry = a.id
          where not exists (select from audit_link l where l.log = 'audit' and l.entry = coalesce(a.id, w.entry)) order by 1`,
  access: `select coalesce(a.id, w.entry) as entry, w.entry is not null as waits, a.id is not null as there,
             coalesce(extract(epoch from clock_timestamp() - a.written_at), 0)::float8 as seconds
           from access_log a full join (select entry from audit_waiting where log = 'access') w on w.entry = a.id
           where not exists (select from audit_link l where l.log = 'access' and l.entry = coalesce(a.id, w.entry)) order by 1`,
}

/** Reads the entries of a log that have no link. */
export async function readUnlinked(sql: Sql, log: Log): Promise<Unlinked[]> {
  const { rows } = await sql.query<Unlinked>({ text: unlinked[log] })
  return rows
}
