import { Sentence } from '../sentence.ts'
import type { Archive } from './archive.ts'
import { listBackups, readManifest, type Manifest } from './manifest.ts'
import { isPastOf, positionOf, reachOf, segmentNumber, timelineAt, type Timeline } from './timelines.ts'
import { listSegments, readTimelines } from './wal.ts'

/** A moment to restore to, with the microseconds that an operator gave. */
export type Moment = { at: Date; text: string }

/**
 * What a restore begins with, and the timeline that it follows; `last` is the newest piece of the log on it, `missing` the
 * first that is not there though later ones are.
 */
export type Choice = { manifest: Manifest; line: Timeline; last: bigint; missing: bigint | undefined }

/**
 * Chooses the newest backup that was finished before a moment (or the newest of all), on the timeline that was the house's
 * then. Refuses where there is none, and where the log has a gap on the way to its end; a moment may lie before a gap.
 */
export async function chooseBackup(archive: Archive, moment: Moment | undefined, named?: string): Promise<Choice> {
  const line = timelineAt(await readTimelines(archive), moment?.at)
  const manifest = named ? await readNamed(archive, named) : await newestOn(archive, line, moment)
  if (moment && new Date(manifest.stoppedAt) > moment.at)
    throw new Sentence(
      `The backup ${manifest.name} was finished at ${manifest.stoppedAt}, after ${moment.text}. Leave --backup out to take one from before.`,
    )
  const first = segmentNumber(manifest.startWal)
  const { last, missing } = reachOf(line, listSegments(archive), first)
  if (last === undefined) throw new Sentence(gapSentence(first))
  if (missing !== undefined && (!moment || missing === first)) throw new Sentence(gapSentence(missing))
  return { manifest, line, last, missing }
}

async function readNamed(archive: Archive, name: string): Promise<Manifest> {
  const names = listBackups(archive)
  if (names.includes(name)) return readManifest(archive, name)
  throw new Sentence(`There is no backup ${name} in ${archive.folder}. There are: ${names.join(', ') || 'none'}.`)
}

async function newestOn(archive: Archive, line: Timeline, moment: Moment | undefined): Promise<Manifest> {
  let oldest: Manifest | undefined
  for (const name of listBackups(archive).toReversed()) {
    const manifest = await readManifest(archive, name)
    const isBefore = !moment || new Date(manifest.stoppedAt) <= moment.at
    if (isBefore && isPastOf(line, manifest.timeline, positionOf(manifest.stopLsn))) return manifest
    oldest = manifest
  }
  throw new Sentence(
    oldest && moment
      ? `No backup in ${archive.folder} was finished before ${moment.text}: the oldest was at ${oldest.stoppedAt}. Give a later --at, or set BACKUP_DIR to a copy that holds older ones.`
      : `There is no finished backup in ${archive.folder}. Take one by "npx fairhouse backup", or set BACKUP_DIR to the folder that holds them.`,
  )
}

/** Says that the way to a moment is broken. */
export const gapSentence = (missing: bigint): string =>
  `The log has a gap: the piece ${nameOf(missing)} is missing, and what came after it cannot be reached. Take it from another copy of the backups, or give an earlier --at.`

/** A piece is the same on every timeline, so its number alone names it: 16 digits. */
export function nameOf(segment: bigint): string {
  const hex = (part: bigint) => part.toString(16).toUpperCase().padStart(8, '0')
  return `${hex(segment / 256n)}${hex(segment % 256n)}`
}
