import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from '../sentence.ts'
import { addKey, keysOf, readKey, type BackupKey } from './sealing/backup-key.ts'
import { makeFolder, writeOnce, writeSafely } from './sealing/safe-files.ts'

/** The folder of BACKUP_DIR: backups and the log of one database, sealed with one key at a time. */
export type Archive = { folder: string; key: BackupKey; system: string }

/** Whose backups they are, and the key that seals them, or did until a moment ago. */
type Marker = { system: string; key: string }

export const markerOf = (folder: string): string => join(folder, 'archive.json')
export const backupsOf = ({ folder }: Pick<Archive, 'folder'>): string => join(folder, 'backups')
export const walOf = ({ folder }: Pick<Archive, 'folder'>): string => join(folder, 'wal')

/** Opens the backups of a folder; refuses one that holds none, and a key that is not theirs. */
export function openArchive(folder: string, keyFile: string): Archive {
  const marker = readMarker(folder)
  if (!marker) throw new Sentence(`There are no backups in ${folder}. Set BACKUP_DIR to the folder that holds them.`)
  return withKey(folder, marker, readKey(keyFile))
}

/**
 * Opens the folder for the database that is to be kept in it, and makes folder and key at the first time. `system` is
 * the number by which PostgreSQL tells one database cluster from another.
 */
export function claimArchive(folder: string, keyFile: string, system: string): Archive {
  const known = readMarker(folder)
  if (known && known.system !== system)
    throw new Sentence(`BACKUP_DIR (${folder}) holds the backups of another database. Name another folder for this one.`)
  if (known) return withKey(folder, known, readKey(keyFile))
  makeFolder(folder)
  makeFolder(backupsOf({ folder }))
  makeFolder(walOf({ folder }))
  const key = existsSync(keyFile) ? readKey(keyFile) : addKey(keyFile)
  writeOnce(markerOf(folder), Buffer.from(markerText(system, key)))
  return { folder, key, system }
}

/** Has a new key seal what comes from now on; what older ones have sealed opens as before. Between its two steps both keys open the archive. */
export function rotateKey({ folder, key, system }: Archive): Archive {
  const added = addKey(key.file, keysOf(key))
  writeSafely(markerOf(folder), markerText(system, added))
  return { folder, key: added, system }
}

/** Opens the archive again, with the keys that its file holds by now. */
export const reopened = ({ folder, key }: Archive): Archive => openArchive(folder, key.file)

const markerText = (system: string, { id }: BackupKey): string => JSON.stringify({ system, key: id } satisfies Marker)

function withKey(folder: string, marker: Marker, key: BackupKey): Archive {
  if (keysOf(key).some(({ id }) => id === marker.key)) return { folder, key, system: marker.system }
  throw new Sentence(
    `The backups in ${folder} are sealed with the key ${marker.key}, and ${key.file} holds the key ${key.id}. Put your copy of the right key there, or name it by BACKUP_KEY_FILE.`,
  )
}

function readMarker(folder: string): Marker | undefined {
  const file = markerOf(folder)
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marker // we have written it
  } catch {
    throw new Sentence(`${file} cannot be read. Take this file from another copy of the backups.`)
  }
}
