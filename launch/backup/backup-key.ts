import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from '../sentence.ts'
import { writeSafely } from './safe-files.ts'

/** The key that backups are sealed with. `id` tells one from another and reveals nothing. */
export type BackupKey = { file: string; bytes: Buffer; id: string }

/** Where the key lies: the file of BACKUP_KEY_FILE, else `backup.key` of the data folder. */
export const keyFileOf = (env: NodeJS.ProcessEnv, dataDir: string): string => env.BACKUP_KEY_FILE || join(dataDir, 'backup.key')

/** Reads the key; throws a sentence if it is missing or none. */
export function readKey(file: string): BackupKey {
  if (!existsSync(file))
    throw new Sentence(
      `The backup key ${file} is missing, and without it no backup can be opened. Put your copy of it there, or name it by BACKUP_KEY_FILE.`,
    )
  const text = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new Sentence(`${file} holds no backup key (64 hex digits). Put your copy of the key there, or name it by BACKUP_KEY_FILE.`)
  return keyIn(file, Buffer.from(text, 'hex'))
}

/** Makes a new key in a file that only its owner can read. */
export function makeKey(file: string): BackupKey {
  const bytes = randomBytes(32)
  writeSafely(file, `${bytes.toString('hex')}\n`)
  return keyIn(file, bytes)
}

const keyIn = (file: string, bytes: Buffer): BackupKey => ({
  file,
  bytes,
  id: createHash('sha256').update('fairhouse backup key\n').update(bytes).digest('hex').slice(0, 8),
})
