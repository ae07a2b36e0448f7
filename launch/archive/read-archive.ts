import type pg from 'pg'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { messageOf, Sentence } from '../sentence.ts'
import { findTable } from './archive-month.ts'
import { countRows, readArchived, type ArchivedFile } from './archive.sql.ts'
import { shownRow, type Column } from './columns.ts'
import { monthOf, type Month } from './month.ts'
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

/** What the verification of the archive found: how much was looked at, and a sentence for each fault. */
export type Verified = { files: number; rows: bigint; faults: string[] }

/** Opens every file of the archive, or of a table or month, holds it against its hash, and counts its rows. */
export async function verifyArchive(store: Store, owner: string, name?: string, month?: Month): Promise<Verified> {
  return asOwner(owner, async (client) => {
    if (name !== undefined) await findTable(client, name)
    const files = await readArchived(client, name, month?.name)
    if (files.length === 0 && month) throw new Sentence(`${month.name} of ${name} is not archived. "fairhouse archive" lists what is.`)
    const verified: Verified = { files: files.length, rows: 0n, faults: [] }
    for (const file of files) {
      verified.rows += file.rows
      const fault = await faultOf(store, file)
      if (fault !== undefined) verified.faults.push(fault)
    }
    verified.faults.push(...(await newRows(client, files)))
    return verified
  })
}

async function faultOf(store: Store, file: ArchivedFile): Promise<string | undefined> {
  try {
    const { rows } = await readParquet(await takeFile(store, file), file.file)
    return BigInt(rows.length) === file.rows ? undefined : `${file.file} has ${rows.length} rows, and ${file.rows} were archived.`
  } catch (error) {
    if (error instanceof Sentence) return error.message
    return `${file.file} cannot be read: ${messageOf(error)}. Take this file from another copy of the archive.`
  }
}

/** Says which months have other rows in the database than in the archive. */
async function newRows(client: pg.Client, files: readonly ArchivedFile[]): Promise<string[]> {
  const faults: string[] = []
  const months = Map.groupBy(files, ({ table_name, month }) => `${table_name} ${month}`)
  for (const [name, of] of months) {
    const [table = '', month = ''] = name.split(' ')
    const archived = of.reduce((sum, { rows }) => sum + rows, 0n)
    const there = await countRows(client, await findTable(client, table), monthOf(month))
    if (there !== archived)
      faults.push(
        `${table} has ${there} rows in ${month}, and ${archived} are archived. Run "fairhouse archive ${table} ${month}" if rows have come since; if some are gone, "fairhouse ledger verify" names them.`,
      )
  }
  return faults
}
