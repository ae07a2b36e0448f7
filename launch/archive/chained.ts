import type pg from 'pg'
import type { Log } from '../../apps/server/src/base/audit/verify-chains.sql.ts'
import { hashOfLink, tableOf } from '../../apps/server/src/base/audit/verify-chains.ts'
import { readLinksOfEntries, readLostReasons } from './chained.sql.ts'
import type { Cell, Column } from './columns.ts'

/** What a link covers of an entry of each log, in its order. */
const wordsOf: Readonly<Record<Log, readonly string[]>> = {
  audit: ['at', 'actor', 'action', 'subject', 'details', 'reason_hash', 'written_at'],
  access: ['at', 'actor', 'shard', 'player', 'fields', 'purpose', 'reason_hash', 'written_at'],
}
const atOnce = 5000

/** The log of a table; undefined if it is not chained. */
export const logOf = (table: string): Log | undefined => (['audit', 'access'] as const).find((log) => tableOf[log] === table)

/**
 * Holds archived entries of a log against their links, whose hashes cover each word, and against the reasons that are kept sealed. Returns
 * a sentence for the first entry that has no link or another one.
 */
export async function chainFaultOf(
  client: pg.Client,
  log: Log,
  { columns, rows }: { columns: readonly Column[]; rows: readonly (readonly Cell[])[] },
): Promise<string | undefined> {
  const placeOf = (name: string) => columns.findIndex((column) => column.name === name)
  const [id, reason] = [placeOf('id'), placeOf('reason_hash')]
  const places = wordsOf[log].map((name) => ({ place: placeOf(name), type: columns[placeOf(name)]?.type }))
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce)
    const links = await readLinksOfEntries(
      client,
      log,
      some.map((row) => String(row[id])),
    )
    for (const row of some) {
      const entry = String(row[id])
      const link = links.get(entry)
      if (!link) return `${tableOf[log]} ${entry} is in no chain. Run "fairhouse audit verify".`
      const words = places.map(({ place, type }) => wordOf(row[place] ?? null, type))
      if (hashOfLink(log, { ...link, words }, link.previous) !== link.hash)
        return `${tableOf[log]} ${entry} is not what was chained, or its link is not. Run "fairhouse audit verify".`
    }
    const [lost] = await readLostReasons(
      client,
      some.flatMap((row) => (row[reason] === null ? [] : [String(row[reason])])),
    )
    if (lost) return `The reason ${lost} of an entry of ${tableOf[log]} is gone. Run "fairhouse audit verify".`
  }
  return undefined
}

/** A cell as the database writes it where a link is made: moments as seconds with six digits. */
function wordOf(cell: Cell, type: string | undefined): string | null {
  if (cell === null || type !== 'timestamptz') return cell === null ? null : String(cell)
  const micros = BigInt(cell)
  const digits = String(micros < 0n ? -micros : micros).padStart(7, '0')
  return `${micros < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}
