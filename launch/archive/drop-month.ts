import type pg from 'pg'
import type { Actor } from '../../apps/server/src/base/actor.ts'
import { digestLinks, type LinksDigest } from '../../apps/server/src/base/audit/archived-links.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { whatKeepsOnline } from '../../apps/server/src/people/privacy/kept-online.ts'
import { Sentence } from '../sentence.ts'
import { findTable } from './archive-month.ts'
import { countRows, lockArchive, readArchived, readHouseNow, writeRead, type Archivable, type ArchivedFile } from './archive.sql.ts'
import { chainFaultOf, logOf } from './chained.ts'
import { readLinksIn } from './chained.sql.ts'
import { compareMonth, readContent } from './compare-month.ts'
import { dropPart, holdPart, readIds, readPart, readSettings, readWitnesses, writeDropped, type Ids } from './drop-month.sql.ts'
import type { Month } from './month.ts'
import type { Store } from './store.ts'

/** A month that was dropped: how many rows it had, and the files that have them now. */
export type Dropped = { rows: bigint; files: ArchivedFile[] }

/**
 * Takes a month out of the database, of which the archive has everything: its files are read back from the disk and compared with the rows
 * cell by cell, its chain and its witnesses are held against the rows, and only then its part is dropped, by the owner of the database and
 * in one transaction with what is kept of it. Throws a sentence that says why it may not, and nothing has changed.
 */
export async function dropMonth(store: Store, owner: string, name: string, month: Month, who: Actor): Promise<Dropped> {
  return asOwner(owner, async (client) => {
    const table = await findTable(client, name)
    if (!table.isByMonth) throw new Sentence(`${name} is not kept by month, so no month of it can be dropped. It can be archived only.`)
    if (!(await lockArchive(client))) throw new Sentence('A month is being archived. Wait until that has ended, and try again.')
    const files = await readArchived(client, name, month.name)
    requireArchived(name, month, files)
    const now = await readHouseNow(client)
    await requireOld(client, name, month, now)
    await client.query('begin')
    await requirePart(client, name, month)
    const kept = await compared(client, store, table, month, files)
    await dropPart(client, name, month)
    await writeDropped(client, name, month, { ...kept, files, at: now, who })
    for (const file of files) await writeRead(client, file, null)
    await client.query('commit')
    return { rows: kept.ids.rows, files }
  })
}

function requireArchived(name: string, { name: month }: Month, files: readonly ArchivedFile[]): void {
  const droppedAt = files[0]?.dropped_at
  if (droppedAt) throw new Sentence(`${month} of ${name} was dropped already, on ${droppedAt.toISOString()}.`)
  if (files.length === 0)
    throw new Sentence(
      `${month} of ${name} is not archived. Run "fairhouse archive ${name} ${month}" first, and copy the files to another place.`,
    )
}

/** Refuses a month that a setting keeps in the database still. */
async function requireOld(client: pg.Client, name: string, { name: month, ends }: Month, now: Date): Promise<void> {
  const [longest] = whatKeepsOnline(name, ends, now, await readSettings(client))
  if (longest)
    throw new Sentence(
      `${month} of ${name} stays in the database until ${longest.until.toISOString().slice(0, 10)}, as the setting ${longest.by} says: ${longest.why}.`,
    )
}

/** Holds the month's part against writers, who wait; refuses a month that has none of its own. */
async function requirePart(client: pg.Client, name: string, month: Month): Promise<void> {
  const { part, begins, inRest } = await readPart(client, name, month)
  if (month.starts < begins)
    throw new Sentence(
      `${month.name} of ${name} lies in the part months.${name}_before, together with everything from before ${begins.toISOString().slice(0, 7)}. It has no part of its own that could be dropped.`,
    )
  if (inRest > 0n)
    throw new Sentence(
      `${inRest} rows of ${name} in ${month.name} lie in its last part. Run "npx fairhouse migrate", which makes the part of the month, and try again.`,
    )
  if (!part) throw new Sentence(`${name} has no part for ${month.name} in the database: there is nothing to drop.`)
  if (!(await holdPart(client, part))) throw new Sentence(`Somebody writes to ${part}. Nothing was dropped; try again.`)
}

type Compared = { ids: Ids; witnesses: string; chain: LinksDigest | undefined }

/** Compares everything that is to go with what stays; returns what is kept of it. Throws a sentence for the first difference. */
async function compared(
  client: pg.Client,
  store: Store,
  table: Archivable,
  month: Month,
  files: readonly ArchivedFile[],
): Promise<Compared> {
  const { name } = table
  const again = 'Nothing was dropped.'
  const log = logOf(name)
  const count = await countRows(client, table, month)
  const archived = files.reduce((sum, { rows }) => sum + rows, 0n)
  if (count !== archived)
    throw new Sentence(
      `${name} has ${count} rows in ${month.name}, and ${archived} are archived. ${again} Run "fairhouse archive ${name} ${month.name}" if rows have come since; if some are gone, "fairhouse ledger verify" names them.`,
    )
  const comparison = await compareMonth(client, table, month)
  for (const file of files) {
    const content = await readContent(store, file)
    const fault = (await comparison.file(file, content)) ?? (log && (await chainFaultOf(client, log, content)))
    if (fault) throw new Sentence(`${fault} ${again}`)
  }
  const more = await comparison.end()
  if (more) throw new Sentence(`${more} ${again}`)
  const ids = await readIds(client, table, month)
  const { there, digest, same } = await readWitnesses(client, table, month, ids)
  if (there !== count || same !== count)
    throw new Sentence(
      `${count - same} rows of ${name} in ${month.name} have no witness or another one. ${again} Run "fairhouse ledger verify".`,
    )
  const chain = log && (await linksOf(client, log, ids))
  if (chain && chain.rows !== count)
    throw new Sentence(`${count} entries of ${name} in ${month.name} have ${chain.rows} links. ${again} Run "fairhouse audit verify".`)
  return { ids, witnesses: digest, chain }
}

const atOnce = 5000

async function linksOf(client: pg.Client, log: NonNullable<ReturnType<typeof logOf>>, { ranges }: Ids): Promise<LinksDigest> {
  const digest = digestLinks()
  let after = 0n
  for (;;) {
    const links = await readLinksIn(client, log, ranges, after, atOnce)
    for (const link of links) digest.add(link)
    const last = links.at(-1)
    if (!last || links.length < atOnce) return digest.done()
    after = last.place
  }
}
