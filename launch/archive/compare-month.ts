import type pg from 'pg'
import { openRows, type Archivable, type ArchivedFile } from './archive.sql.ts'
import type { Cell, Column } from './columns.ts'
import { Sentence } from '../sentence.ts'
import type { Month } from './month.ts'
import { readParquet } from './parquet-file.ts'
import { takeFile, type Store } from './store.ts'

/** What a file of an archived month holds. */
export type Content = { columns: Column[]; rows: Cell[][] }

/** Reads a file of the archive from the disk and holds it against its hash and its number of rows; throws a sentence about what is wrong. */
export async function readContent(store: Store, file: ArchivedFile): Promise<Content> {
  const content = await readParquet(await takeFile(store, file), file.file)
  if (BigInt(content.rows.length) === file.rows) return content
  throw new Sentence(`${file.file} has ${content.rows.length} rows, and ${file.rows} were archived.`)
}

/** Compares a month of the database with its archive; files are given in their order, and `end` finds what no file has. */
type Comparison = {
  file: (file: ArchivedFile, content: Content) => Promise<string | undefined>
  /** Passes over the rows of a file. */
  skip: (file: ArchivedFile) => Promise<void>
  end: () => Promise<string | undefined>
}

/** Begins to compare, cell by cell, in the transaction. Each step returns a sentence for the first difference. */
export async function compareMonth(client: pg.Client, table: Archivable, month: Month): Promise<Comparison> {
  const fetch = await openRows(client, table, month)
  return {
    async file({ file }, { columns, rows }) {
      const asArchived = asColumns(columns, table.columns)
      if (!asArchived) return `${file} has columns that ${table.name} does not have: ${columns.map(({ name }) => name).join(', ')}.`
      // An empty file is followed by nothing, which the end finds.
      const other = firstDifference(rows, rows.length > 0 ? (await fetch(rows.length)).map(asArchived) : [])
      return other === undefined ? undefined : `Row ${other + 1} of ${file} is not what ${table.name} has in the database.`
    },
    async skip({ rows }) {
      await fetch(Number(rows))
    },
    async end() {
      const more = await fetch(1)
      await client.query('close of_month')
      return more.length > 0 ? `${table.name} has rows in ${month.name} that are not archived.` : undefined
    },
  }
}

/** Puts a row of the database into the columns of a file; a column that came since has to be empty, else it stays and makes a difference. */
function asColumns(columns: readonly Column[], today: readonly Column[]): ((row: readonly Cell[]) => readonly Cell[]) | undefined {
  const places = columns.map(({ name, type }) => today.findIndex((one) => one.name === name && one.type === type))
  if (places.includes(-1)) return undefined
  return (row) => [...places.map((place) => row[place] ?? null), ...row.filter((cell, place) => cell !== null && !places.includes(place))]
}

/** Returns the place of the first row that differs, in any cell or its type; undefined if all are the same. */
export function firstDifference(rows: readonly (readonly Cell[])[], others: readonly (readonly Cell[])[]): number | undefined {
  const length = Math.max(rows.length, others.length)
  for (let at = 0; at < length; at += 1) {
    const [row, other] = [rows[at], others[at]]
    if (!row || !other || row.length !== other.length || row.some((cell, place) => cell !== other[place])) return at
  }
  return undefined
}
