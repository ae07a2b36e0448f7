import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { Sentence } from '../sentence.ts'
import { findTable } from './archive-month.ts'
import { readArchived } from './archive.sql.ts'
import { shownRow, type Column } from './columns.ts'
import type { Month } from './month.ts'
import { readParquet } from './parquet-file.ts'
import { takeFile, type Store } from './store.ts'

/** A column and what it has to say, as the row shows it. */
export type Wanted = { column: string; value: string }

/** Reads conditions of the form column=value. */
export const wantedOf = (texts: readonly string[]): Wanted[] =>
  texts.map((text) => {
    const [, column, value] = /^([^=]+)=(.*)$/s.exec(text) ?? []
    if (column === undefined || value === undefined) throw new Sentence(`--where is "${text}": write it as column=value.`)
    return { column, value }
  })

/** Reads the rows of an archived month that have what is wanted, in their order. */
export async function* readArchive(
  store: Store,
  owner: string,
  name: string,
  month: Month,
  wanted: readonly Wanted[],
): AsyncGenerator<Record<string, unknown>> {
  const files = await asOwner(owner, async (client) => {
    await findTable(client, name)
    return readArchived(client, name, month.name)
  })
  if (files.length === 0)
    throw new Sentence(
      `${month.name} of ${name} is not archived. "fairhouse archive" lists what is; "fairhouse archive ${name} ${month.name}" archives it.`,
    )
  for (const file of files) {
    const { columns, rows } = await readParquet(await takeFile(store, file), file.file)
    requireColumns(name, columns, wanted)
    for (const row of rows) {
      const shown = shownRow(columns, row)
      if (wanted.every(({ column, value }) => textOf(shown[column]) === value)) yield shown
    }
  }
}

/** How a condition writes a value: nothing for null, JSON for what is made of parts. */
const textOf = (value: unknown): string => (value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))

function requireColumns(name: string, columns: readonly Column[], wanted: readonly Wanted[]): void {
  for (const { column } of wanted)
    if (!columns.some((one) => one.name === column))
      throw new Sentence(`${name} has no column "${column}". Its columns are ${columns.map((one) => one.name).join(', ')}.`)
}
