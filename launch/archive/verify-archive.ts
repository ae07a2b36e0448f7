import type pg from 'pg'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { messageOf, Sentence } from '../sentence.ts'
import { findTable } from './archive-month.ts'
import { countRows, readArchived, writeRead, type Archivable, type ArchivedFile } from './archive.sql.ts'
import { chainFaultOf, logOf } from './chained.ts'
import { compareMonth, readContent, type Content } from './compare-month.ts'
import { monthOf, type Month } from './month.ts'
import type { Store } from './store.ts'

/** What the verification of the archive found: how much was looked at, and a sentence for each fault. */
export type Verified = { files: number; rows: bigint; faults: string[] }

/**
 * Opens every file of the archive, or of a table or month, and holds it against its hash. Of a month that the database has, too, each cell
 * is compared; of one that was dropped, entries of the logs are held against the chain. What was found is kept for `doctor`.
 */
export async function verifyArchive(store: Store, owner: string, name?: string, month?: Month): Promise<Verified> {
  return asOwner(owner, async (client) => {
    if (name !== undefined) await findTable(client, name)
    const files = await readArchived(client, name, month?.name)
    if (files.length === 0 && month) throw new Sentence(`${month.name} of ${name} is not archived. "fairhouse archive" lists what is.`)
    const verified: Verified = { files: files.length, rows: files.reduce((sum, { rows }) => sum + rows, 0n), faults: [] }
    for (const of of Map.groupBy(files, ({ table_name, month: one }) => `${table_name} ${one}`).values())
      verified.faults.push(...(await faultsOfMonth(client, store, of)))
    return verified
  })
}

async function faultsOfMonth(client: pg.Client, store: Store, files: readonly ArchivedFile[]): Promise<string[]> {
  const { table_name: name, month: of, dropped_at: droppedAt } = files[0]! // a group has one at least
  const table = await findTable(client, name)
  const check = droppedAt ? chainCheck(client, name) : await cellCheck(client, table, monthOf(of), files)
  const found: { file: ArchivedFile; fault: string | undefined }[] = []
  for (const file of files) found.push({ file, fault: await faultOf(store, file, check) })
  const faults = [...found.flatMap(({ fault }) => fault ?? []), ...(await check.end())]
  for (const { file, fault } of found) await writeRead(client, file, fault ?? null)
  return faults
}

type Check = {
  file: (file: ArchivedFile, content: Content) => Promise<string | undefined>
  /** Passes over a file that cannot be read. */
  skip: (file: ArchivedFile) => Promise<void>
  end: () => Promise<string[]>
}
const nothing = async () => undefined

/** The entries of a log that are in the archive alone are what their links cover. */
function chainCheck(client: pg.Client, name: string): Check {
  const log = logOf(name)
  return { file: async (_, content) => log && chainFaultOf(client, log, content), skip: nothing, end: async () => [] }
}

/** What the database has, too, is the same; where it has another number of rows, no cell is compared. */
async function cellCheck(client: pg.Client, table: Archivable, month: Month, files: readonly ArchivedFile[]): Promise<Check> {
  const archived = files.reduce((sum, { rows }) => sum + rows, 0n)
  await client.query('begin isolation level repeatable read read only')
  const there = await countRows(client, table, month)
  if (there !== archived) {
    await client.query('commit')
    return {
      file: nothing,
      skip: nothing,
      end: async () => [
        `${table.name} has ${there} rows in ${month.name}, and ${archived} are archived. Run "fairhouse archive ${table.name} ${month.name}" if rows have come since; if some are gone, "fairhouse ledger verify" names them.`,
      ],
    }
  }
  const { file, skip, end } = await compareMonth(client, table, month)
  return {
    file: async (one, content) => {
      const fault = await file(one, content)
      return fault && `${fault} Run "fairhouse ledger verify", which says whether the database was changed.`
    },
    skip,
    end: async () => {
      await end()
      await client.query('commit')
      return []
    },
  }
}

async function faultOf(store: Store, file: ArchivedFile, { file: check, skip }: Check): Promise<string | undefined> {
  const content = await readContent(store, file).catch((error: unknown) =>
    error instanceof Sentence
      ? error.message
      : `${file.file} cannot be read: ${messageOf(error)}. Take this file from another copy of the archive.`,
  )
  if (typeof content !== 'string') return check(file, content)
  await skip(file)
  return content
}
