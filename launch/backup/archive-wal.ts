import { readFileSync } from 'node:fs'
import { messageOf } from '../sentence.ts'
import { openArchive } from './archive.ts'
import { systemIn } from './control-file.ts'
import { timelineOf, historyName } from './timelines.ts'
import { isKept, keepWal } from './wal.ts'

// PostgreSQL's archive_command: `archive-wal.ts FOLDER KEY-FILE PATH NAME`, run in the data folder of the cluster. Exit
// code 0 means that the file is on the disk of the archive; after any other PostgreSQL keeps it and tries again.
const [folder = '', keyFile = '', path = '', name = ''] = process.argv.slice(2)
try {
  const archive = openArchive(folder, keyFile)
  if (systemIn('.') !== archive.system) throw new Error(`BACKUP_DIR (${folder}) holds the backups of another database`)
  const timeline = timelineOf(name)
  // Without its history nobody could find the way onto a timeline. The next start of the house keeps it.
  if (timeline > 1 && !name.endsWith('.history') && !isKept(archive, historyName(timeline)))
    throw new Error(`${historyName(timeline)} is not kept yet`)
  await keepWal(archive, name, readFileSync(path))
} catch (error) {
  console.error(`archive of ${name}: ${messageOf(error)}`)
  process.exitCode = 1
}
