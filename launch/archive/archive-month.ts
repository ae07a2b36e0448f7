import type pg from 'pg'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { Sentence } from '../sentence.ts'
import {
  countRows,
  lockArchive,
  readArchivable,
  readArchived,
  readHouseNow,
  readRows,
  writeArchived,
  type Archivable,
  type ArchivedFile,
} from './archive.sql.ts'
import type { Cell } from './columns.ts'
import { firstDifference } from './compare-month.ts'
import { requireOver, type Month } from './month.ts'
import { parquetOf, readParquet } from './parquet-file.ts'
import { dropFiles, hashOf, putFile, takeFile, type Store } from './store.ts'

/** Rows of one file: what a month of the books is written and read by stays small enough for memory. */
const rowsOfFile = 200_000

/** Finds a table that can be archived; throws a sentence that names those that can. */
export async function findTable(client: pg.Client, name: string): Promise<Archivable> {
  const tables = await readArchivable(client)
  const table = tables.find((one) => one.name === name)
  if (table) return table
  throw new Sentence(`The table "${name}" is not archived. These can be: ${tables.map((one) => one.name).join(', ')}.`)
}

/**
 * Writes a month that is over as Parquet, seals it, reads each file back from the disk and compares it row by row; only
 * then the database knows of it. A month that was archived before is written anew, if rows have come to it since.
 */
export async function archiveMonth(
  store: Store,
  owner: string,
  name: string,
  month: Month,
  most = rowsOfFile,
): Promise<{ files: ArchivedFile[]; isNew: boolean }> {
  return asOwner(owner, async (client) => {
    const table = await findTable(client, name)
    const now = await readHouseNow(client)
    requireOver(month, now)
    if (!(await lockArchive(client))) throw new Sentence('A month is being archived. Wait until that has ended, and try again.')
    const before = await readArchived(client, name, month.name)
    const droppedAt = before[0]?.dropped_at
    if (droppedAt) throw new Sentence(droppedSentence(name, month, droppedAt))
    await client.query('begin isolation level repeatable read read only')
    const count = await countRows(client, table, month)
    if (before.length > 0 && rowsIn(before) === count) return { files: before, isNew: false }
    if (rowsIn(before) > count)
      throw new Sentence(
        `The database has ${count} rows of ${name} in ${month.name}, and ${rowsIn(before)} were archived: some are gone. Run "fairhouse ledger verify", and keep the archive as it is.`,
      )
    const files: ArchivedFile[] = []
    for await (const rows of readRows(client, table, month, most))
      files.push(await keepRows(store, table, month, files.length + 1, now, rows))
    await client.query('commit')
    if (rowsIn(files) !== count) throw new Sentence(`${rowsIn(files)} of ${count} rows were written. Nothing is archived; try again.`)
    await client.query('begin')
    await writeArchived(client, files)
    await client.query('commit')
    dropFiles(
      store,
      before.map(({ file }) => file),
    )
    return { files, isNew: true }
  })
}

/** Says that the archive has a month alone. */
const droppedSentence = (name: string, { name: month }: Month, at: Date) =>
  `${month} of ${name} was dropped from the database on ${at.toISOString()}, and the archive has it alone. "fairhouse archive read ${name} ${month}" reads it, "fairhouse archive restore ${name} ${month}" brings it back.`

const rowsIn = (files: readonly ArchivedFile[]): bigint => files.reduce((sum, { rows }) => sum + rows, 0n)

/** Writes one file, reads it back from the disk, and compares. */
async function keepRows(
  store: Store,
  { name, columns }: Archivable,
  month: Month,
  place: number,
  now: Date,
  rows: Cell[][],
): Promise<ArchivedFile> {
  const content = await parquetOf(columns, rows)
  const hash = hashOf(content)
  const file = await putFile(store, `${name}-${month.name}-${place}`, content)
  const read = await readParquet(await takeFile(store, { file, hash }), file)
  const other = firstDifference(rows, read.rows)
  if (other !== undefined) {
    dropFiles(store, [file])
    throw new Sentence(
      `Row ${other + 1} of ${file} was read back otherwise than it was written. Nothing is archived; look at the disk of ${store.folder}.`,
    )
  }
  return {
    table_name: name,
    month: month.name,
    place,
    rows: BigInt(rows.length),
    bytes: BigInt(content.length),
    hash,
    file,
    sealing_key: store.key.id,
    archived_at: now,
    dropped_at: null,
  }
}
