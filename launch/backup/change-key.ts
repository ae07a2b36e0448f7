import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { Sentence } from '../sentence.ts'
import { backupsOf, reopened, walOf, type Archive } from './archive.ts'
import { keysOf, writeKeys } from './sealing/backup-key.ts'
import { lockBackups, readArchiveKeys } from './backup.sql.ts'
import { erasuresOf } from './erasures.ts'
import { keyIdOf } from './sealing/sealed-files.ts'
import { listSegments, namesIn, sealHistoriesAnew } from './wal.ts'

/** How many files a key has sealed, the newest key first. */
export type KeyUse = { id: string; files: number }

/** Counts the files of backups, of the log and of who was erased, by the key that seals them. */
export function keyUses(archive: Archive): KeyUse[] {
  const uses = new Map(keysOf(archive.key).map(({ id }) => [id, 0]))
  for (const file of filesIn(archive)) {
    const id = keyIdOf(file)
    if (id !== undefined) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  return [...uses].map(([id, files]) => ({ id, files }))
}

const filesIn = (archive: Archive): string[] => [
  ...globSync('{*,.*}/{files,manifest}', { cwd: backupsOf(archive) }).map((path) => join(backupsOf(archive), path)),
  ...namesIn(archive).map((name) => join(walOf(archive), name)),
  ...[erasuresOf(archive)].filter((file) => existsSync(file)),
]

/**
 * Takes the older keys out of the key file once nothing is sealed with them; says which went. `owner` is the address of
 * the running database, whose backups wait meanwhile.
 */
export function dropKeys(owner: string, known: Archive): Promise<string[]> {
  return asOwner(owner, async (client) => {
    if (!(await lockBackups(client)))
      throw new Sentence('A backup of this database is under way. Wait until it has ended, then drop the key.')
    const archive = reopened(known)
    const { key } = archive
    // PostgreSQL archives one piece after the other: when one has the new key, none is on its way with an older.
    if (!listSegments(archive).some((name) => keyIdOf(join(walOf(archive), name)) === key.id))
      throw new Sentence(`Nothing was archived with the key ${key.id} yet. Wait two minutes while the house runs, then try again.`)
    await sealHistoriesAnew(archive)
    const used = keyUses(archive).find(({ id, files }) => id !== key.id && files > 0)
    if (used)
      throw new Sentence(
        `Still sealed with the key ${used.id}: ${used.files} files. They go with the backups from before the change: take as many new ones as are kept, or run "fairhouse backup --keep 1" to keep the newest alone.`,
      )
    const archived = (await readArchiveKeys(client)).find((id) => id !== key.id)
    if (archived !== undefined)
      throw new Sentence(
        `Months of the archive are still sealed with the key ${archived}. Run "fairhouse archive seal-again", then try again.`,
      )
    writeKeys(key.file, [key])
    return key.older.map(({ id }) => id)
  })
}
