import type pg from 'pg'
import type { Link, Log } from '../../apps/server/src/base/audit/verify-chains.sql.ts'

type Row = Omit<Link, 'place' | 'entry' | 'words'> & { place: string; entry: string; previous: string }
type Chained = Omit<Link, 'words'> & { previous: string }

const chained = ({ place, entry, ...row }: Row): Chained => ({ ...row, place: BigInt(place), entry: BigInt(entry) })
const columns = `l.place::text as place, l.entry::text as entry, extract(epoch from l.at)::text as linked_at, l.formula, l.hash, coalesce(p.hash, '') as previous`
const withPrevious = 'audit_link l left join audit_link p on p.log = l.log and p.place = l.place - 1'

/** Reads the links of some entries of a log by their numbers, each with the hash of the link before it. */
export async function readLinksOfEntries(client: pg.Client, log: Log, entries: readonly string[]): Promise<Map<string, Chained>> {
  const { rows } = await client.query<Row>(`select ${columns} from ${withPrevious} where l.log = $1 and l.entry = any($2::bigint[])`, [
    log,
    entries,
  ])
  return new Map(rows.map((row) => [row.entry, chained(row)]))
}

/** Reads links of the entries in some ranges of numbers after a place, in order. */
export async function readLinksIn(client: pg.Client, log: Log, ids: string, after: bigint, most: number): Promise<Chained[]> {
  const { rows } = await client.query<Row>(
    `select ${columns} from ${withPrevious} where l.log = $1 and l.entry <@ $2::int8multirange and l.place > $3 order by l.place limit $4`,
    [log, ids, String(after), most],
  )
  return rows.map(chained)
}

/** Reads which reasons, by their hashes, are not kept. */
export async function readLostReasons(client: pg.Client, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select h as hash from unnest($1::text[]) h where not exists (select from sealed_reason r where r.hash = h) limit 1',
    [hashes],
  )
  return rows.map(({ hash }) => hash)
}
