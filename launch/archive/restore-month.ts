import type pg from 'pg'
import type { Actor } from '../../apps/server/src/base/actor.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { Sentence } from '../sentence.ts'
import { findTable } from './archive-month.ts'
import { lockArchive, readArchived, readHouseNow, type Archivable, type ArchivedFile } from './archive.sql.ts'
import { readContent } from './compare-month.ts'
import { attachPart, differsFromWitness, makePart, putRows, writeRestored } from './restore-month.sql.ts'
import type { Month } from './month.ts'
import type { Store } from './store.ts'

const rowsAtOnce = 2000

/**
 * Brings a month that was dropped back into the database: its files are read and held against their hashes, and each row against its
 * witness, which has stayed. What has come to the month since is there with it. Throws a sentence if it may not, and nothing has changed.
 */
export async function restoreMonth(store: Store, owner: string, name: string, month: Month, who: Actor): Promise<bigint> {
  return asOwner(owner, async (client) => {
    const table = await findTable(client, name)
    if (!(await lockArchive(client))) throw new Sentence('A month is being archived. Wait until that has ended, and try again.')
    const files = await readArchived(client, name, month.name)
    if (!files[0]?.dropped_at)
      throw new Sentence(
        `${month.name} of ${name} was not dropped: what the database had of it is there. "fairhouse archive" lists what was.`,
      )
    const now = await readHouseNow(client)
    await client.query('begin')
    await makePart(client, name, month)
    const rows = await filled(client, store, table, month, files)
    if (!(await attachPart(client, table, month)))
      throw new Sentence(`Somebody reads or writes ${name} for long. Nothing was restored; try again when that has ended.`)
    await writeRestored(client, name, month, { at: now, who, rows })
    await client.query('commit')
    return rows
  })
}

/** Puts the rows of all files into the part, and holds each against its witness. */
async function filled(client: pg.Client, store: Store, table: Archivable, month: Month, files: readonly ArchivedFile[]): Promise<bigint> {
  let put = 0n
  for (const file of files) {
    const { columns, rows } = await readContent(store, file)
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await putRows(client, table.name, month, columns, rows.slice(from, from + rowsAtOnce))
    put += BigInt(rows.length)
  }
  const others = await differsFromWitness(client, table.name, month)
  if (others > 0n)
    throw new Sentence(
      `${others} of ${put} archived rows are not what their witnesses say. Nothing was restored; run "fairhouse archive verify".`,
    )
  return put
}
