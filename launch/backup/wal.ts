import { readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from '../sentence.ts'
import { walOf, type Archive } from './archive.ts'
import { writeOnce, writeSafely } from './sealing/safe-files.ts'
import { keyIdOf, readSealed, sealed } from './sealing/sealed-files.ts'
import { timelineIn, timelineText, type Timeline } from './timelines.ts'

/** Files of PostgreSQL's log: segments (whole or partial), histories of timelines, notes of where backups began. */
const fileName = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/
const segmentName = /^[0-9A-F]{24}$/

const sealName = (name: string): string => `wal ${name}`
const pathOf = (archive: Archive, name: string): string => join(walOf(archive), name)

export const isKept = (archive: Archive, name: string): boolean => existsSync(pathOf(archive, name))

/**
 * Keeps a file of the log. One that is there with the same content is kept already; one with another content is refused,
 * because somebody else writes into these backups.
 */
export async function keepWal(archive: Archive, name: string, content: Buffer): Promise<void> {
  if (!fileName.test(name)) throw new Error(`${name} is no file of the write-ahead log`)
  const path = pathOf(archive, name)
  if (!existsSync(path) && writeOnce(path, await sealed(content, archive.key, sealName(name)))) return
  const kept = await readWal(archive, name)
  const isSame = name.endsWith('.history') ? timelineText(kept) === timelineText(content) : kept.equals(content)
  if (!isSame)
    throw new Sentence(
      `${path} is there with another content: another server archives into this folder. Give one of them a BACKUP_DIR of its own.`,
    )
}

export const readWal = (archive: Archive, name: string): Promise<Buffer> => readSealed(pathOf(archive, name), archive.key, sealName(name))

/** Seals the histories of timelines with the newest key: they stay when the log of their time is long gone. */
export async function sealHistoriesAnew(archive: Archive): Promise<void> {
  for (const name of namesIn(archive).filter((one) => one.endsWith('.history') && keyIdOf(pathOf(archive, one)) !== archive.key.id))
    writeSafely(pathOf(archive, name), await sealed(await readWal(archive, name), archive.key, sealName(name)))
}

/** Lists the segments that are kept whole, in the order of their names. */
export const listSegments = (archive: Archive): string[] => namesIn(archive).filter((name) => segmentName.test(name))

/** Reads the timelines after the first, each with where it left its parent. */
export function readTimelines(archive: Archive): Promise<Timeline[]> {
  const names = namesIn(archive).filter((name) => name.endsWith('.history'))
  return Promise.all(names.map(async (name) => timelineIn(name, await readWal(archive, name))))
}

/** Lists every file of the log, without what a killed program has left. */
export const namesIn = (archive: Archive): string[] =>
  readdirSync(walOf(archive))
    .filter((name) => fileName.test(name))
    .toSorted()
