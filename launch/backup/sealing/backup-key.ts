import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from '../../sentence.ts'
import { writeSafely } from './safe-files.ts'

/** A key that seals. `id` tells one from another and reveals nothing: 8 hex digits. */
export type SealKey = { bytes: Buffer; id: string }

/** The key that backups are sealed with, the file that holds it, and older keys in it, newest first: they open what they sealed. */
export type BackupKey = SealKey & { file: string; older: readonly SealKey[] }

/** Where the key lies: the file of BACKUP_KEY_FILE, else `backup.key` of the data folder. */
export const keyFileOf = (env: NodeJS.ProcessEnv, dataDir: string): string => env.BACKUP_KEY_FILE || join(dataDir, 'backup.key')

/** Reads the keys of a file, a line each; throws a sentence if it is missing or holds none. */
export function readKey(file: string): BackupKey {
  if (!existsSync(file))
    throw new Sentence(
      `The backup key ${file} is missing, and without it no backup can be opened. Put your copy of it there, or name it by BACKUP_KEY_FILE.`,
    )
  const lines = readFileSync(file, 'utf8').trim().split(/\s+/)
  if (!lines.every((line) => /^[0-9a-f]{64}$/.test(line)))
    throw new Sentence(`${file} holds no backup key (64 hex digits). Put your copy of the key there, or name it by BACKUP_KEY_FILE.`)
  const [newest, ...older] = lines.map(keyIn) as [SealKey, ...SealKey[]] // a text has at least one part
  return { ...newest, file, older }
}

/** Writes a new key into a file that only its owner can read, above those that are there. */
export function addKey(file: string, older: readonly SealKey[] = []): BackupKey {
  writeKeys(file, [keyIn(randomBytes(32).toString('hex')), ...older])
  return readKey(file)
}

/** Writes the keys of a file, the newest first. */
export const writeKeys = (file: string, keys: readonly SealKey[]): void =>
  writeSafely(file, keys.map(({ bytes }) => `${bytes.toString('hex')}\n`).join(''))

/** All keys of a file, the newest first. */
export const keysOf = ({ bytes, id, older }: BackupKey): readonly SealKey[] => [{ bytes, id }, ...older]

function keyIn(line: string): SealKey {
  const bytes = Buffer.from(line, 'hex')
  return { bytes, id: createHash('sha256').update('fairhouse backup key\n').update(bytes).digest('hex').slice(0, 8) }
}
