import { writeFileSync } from 'node:fs'
import { messageOf, Sentence } from '../sentence.ts'
import { openArchive } from './archive.ts'
import { isKept, readWal } from './wal.ts'

const notThere = 1
/** Above 125 PostgreSQL ends the recovery instead of taking the file for the end of the log. */
const unusable = 126

// PostgreSQL's restore_command: `fetch-wal.ts FOLDER KEY-FILE NAME PATH`.
const [folder = '', keyFile = '', name = '', path = ''] = process.argv.slice(2)
try {
  const archive = openArchive(folder, keyFile)
  if (isKept(archive, name)) writeFileSync(path, await readWal(archive, name), { mode: 0o600 })
  else process.exitCode = notThere
} catch (error) {
  console.error(error instanceof Sentence ? `SENTENCE ${error.message}` : messageOf(error))
  process.exitCode = unusable
}
