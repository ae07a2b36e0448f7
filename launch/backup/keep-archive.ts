import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../sentence.ts'
import { serverIdentity } from '../postgres.ts'
import { backupsOf, claimArchive, markerOf, reopened, walOf, type Archive } from './archive.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { beat, closePiece, readCluster, readErased } from './backup.sql.ts'
import { keepErasures } from './erasures.ts'
import { archiveSeconds } from './postgres-settings.ts'
import { historyName, timelineOf, withSince } from './timelines.ts'
import { keepWal } from './wal.ts'

type Wanted = { backupDir: string; backupKeyFile: string; dataDir: string }

/**
 * Makes the folder of BACKUP_DIR that of the running cluster: refuses one of another database or another key, and keeps
 * the history of the timeline that a restore has begun.
 */
export async function beginArchive(serverUrl: string, { backupDir: folder, backupKeyFile: keyFile, dataDir }: Wanted): Promise<Archive> {
  const { system, wal, now, history } = await asOwner(serverUrl, readCluster)
  const archive = claimArchive(folder, keyFile, system)
  const { uid, gid } = serverIdentity(join(dataDir, 'postgres'))
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, markerOf(folder), backupsOf(archive), walOf(archive), keyFile]) chownSync(path, uid, gid)
  if (history) await keepWal(archive, historyName(timelineOf(wal)), withSince(history, now))
  return archive
}

/**
 * Keeps the archive near to now until it is stopped: each half minute a commit and the list of who was erased, each minute
 * a new piece of the log. PostgreSQL's own archive_timeout begins up to five minutes after a start.
 */
export function keepArchive(archive: Archive, owner: string): { stop: () => void } {
  let said = ''
  let isOver = false
  let looks = 0
  const look = () =>
    asOwner(owner, async (client) => {
      await beat(client)
      await keepErasures(reopened(archive), await readErased(client))
      if ((looks += 1) % 2 === 0) await closePiece(client)
      said = ''
    }).catch((error: unknown) => {
      // A database that restarts is back in a moment; what goes on failing is said once.
      if (!isOver && messageOf(error) !== said) console.error(`The backups could not be kept up to date: ${messageOf(error)}`)
      said = messageOf(error)
    })
  let timer: NodeJS.Timeout | undefined
  const goOn = () => void look().then(() => isOver || (timer = setTimeout(goOn, (archiveSeconds * 1000) / 2).unref()))
  goOn()
  return {
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
