import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { backupsOf, type Archive } from './archive.ts'
import type { CopiedFile } from './data-files.ts'
import { writeSafely } from './sealing/safe-files.ts'
import { readSealed, sealed } from './sealing/sealed-files.ts'

/** What a backup holds, and what belongs to it; times are the database's. */
export type Manifest = {
  name: string
  system: string
  /** The release of PostgreSQL, such as `18`. */
  postgres: string
  /** The name of the house's database in the cluster. */
  database: string
  timeline: number
  startedAt: string
  stoppedAt: string
  startWal: string
  stopWal: string
  stopLsn: string
  /** PostgreSQL's own files of a backup, which recovery begins with. */
  label: string
  /** Digests of the house's keys that this database belonged to. */
  keys: Record<string, string>
  files: CopiedFile[]
  folders: string[]
  /** The size of the sealed file. */
  sealedBytes: number
}

/** The sealed content of a backup's files, one after the other, and the name that it is sealed under. */
export const filesOf = (folder: string): string => join(folder, 'files')
export const filesSealName = (name: string): string => `files ${name}`
const manifestOf = (folder: string): string => join(folder, 'manifest')
const sealName = (name: string): string => `manifest ${name}`

export const partialPrefix = '.partial-'

export async function writeManifest({ key }: Archive, folder: string, manifest: Manifest): Promise<void> {
  writeSafely(manifestOf(folder), await sealed(Buffer.from(JSON.stringify(manifest)), key, sealName(manifest.name)))
}

/** Reads what a backup holds; throws a sentence if its manifest is missing or damaged. */
export async function readManifest(archive: Archive, name: string): Promise<Manifest> {
  const content = await readSealed(manifestOf(join(backupsOf(archive), name)), archive.key, sealName(name))
  return JSON.parse(content.toString('utf8')) as Manifest // it opened, so we have written it
}

/** Lists the names of finished backups, the oldest first. */
export const listBackups = (archive: Archive): string[] =>
  existsSync(backupsOf(archive))
    ? readdirSync(backupsOf(archive))
        .filter((name) => /^\d{8}T\d{6}Z$/.test(name))
        .toSorted()
    : []
