import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { open, seal } from '../backup/sealing/seal.ts'
import type { BackupKey } from '../backup/sealing/backup-key.ts'
import { writeOnce } from '../backup/sealing/safe-files.ts'
import { Sentence } from '../sentence.ts'
import type { ArchivedFile } from './archive.sql.ts'

/** Where months are kept, and the key of the backups, which seals them, too. */
export type Store = { folder: string; key: BackupKey }

/** What a file holds before it is sealed, as the database keeps it. */
export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** Seals a file into the folder under a name of its own, on the disk before it is there. Returns the name. */
export async function putFile({ folder, key }: Store, name: string, content: Buffer): Promise<string> {
  const file = `${name}-${randomBytes(4).toString('hex')}.parquet`
  const pieces: Buffer[] = []
  for await (const piece of seal([content], key, file)) pieces.push(piece)
  if (!writeOnce(join(folder, file), Buffer.concat(pieces))) throw new Sentence(`${file} is there already in ${folder}. Try again.`)
  return file
}

/** Opens a file of the archive and holds it against its hash; throws a sentence that says what is wrong and what to do. */
export async function takeFile({ folder, key }: Store, { file, hash }: Pick<ArchivedFile, 'file' | 'hash'>): Promise<Buffer> {
  const path = join(folder, basename(file))
  if (!existsSync(path))
    throw new Sentence(
      `${file} is missing in ${folder}. Put it there from another copy of the archive, or set ARCHIVE_DIR to the folder that has it.`,
    )
  const pieces: Buffer[] = []
  for await (const piece of open(createReadStream(path), key, file, file)) pieces.push(piece)
  const content = Buffer.concat(pieces)
  if (hashOf(content) !== hash)
    throw new Sentence(`${file} is not what was archived: its hash is another one. Take this file from another copy of the archive.`)
  return content
}

/** Takes away files that the database does not name any more. */
export function dropFiles({ folder }: Store, files: readonly string[]): void {
  for (const file of files) rmSync(join(folder, basename(file)), { force: true })
}
