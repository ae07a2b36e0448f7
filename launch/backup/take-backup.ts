import { createWriteStream, readFileSync, renameSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { Sentence } from '../sentence.ts'
import { backupsOf, reopened, type Archive } from './archive.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { readArchiveFailure, readKeyDigests, startBackup, stopBackup, writeEvent, type Stopped } from './backup.sql.ts'
import { copyCluster, type CopiedFile } from './data-files.ts'
import { dropOldBackups } from './drop-old-backups.ts'
import { filesOf, filesSealName, listBackups, partialPrefix, writeManifest, type Manifest } from './manifest.ts'
import { makeFolder, syncFolder } from './sealing/safe-files.ts'
import { seal } from './sealing/seal.ts'
import { fastest } from './sealing/sealed-files.ts'
import { reachOf, segmentNumber, timelineNamed, timelineOf } from './timelines.ts'
import { listSegments, readTimelines } from './wal.ts'

/** The running database: its owner's address and the folder of its cluster. */
export type Source = { owner: string; cluster: string }

/** A backup that was taken; sizes in bytes. */
export type Taken = { manifest: Manifest; bytes: number; seconds: number; dropped: string[] }

/** Copies a running cluster into the archive, waits for the log that belongs to it, then drops what is too old. */
export async function takeBackup(known: Archive, source: Source, keep: number): Promise<Taken> {
  const began = performance.now()
  return asOwner(source.owner, async (client) => {
    const name = nameOf(new Date())
    const started = await startBackup(client, name)
    if (!started)
      throw new Sentence('A backup of this database is under way. Wait until it has ended, then start again if you need another.')
    // From here on nobody drops a key.
    const archive = reopened(known)
    const partial = join(backupsOf(archive), `${partialPrefix}${name}`)
    dropPartial(archive)
    makeFolder(partial)
    try {
      const copied = await copyFiles(archive, source.cluster, partial, name)
      const stopped = await stopBackup(client)
      if (stopped.tablespaces.trim() !== '')
        throw new Sentence(
          'The database has tablespaces, which this backup does not copy. Keep it with pgBackRest: docs/operate/backup.md.',
        )
      const manifest = { ...manifestOf(archive, source, name, started.startedAt, stopped), ...copied, keys: await readKeyDigests(client) }
      await untilArchived(client, archive, manifest)
      await writeManifest(archive, partial, manifest)
      renameSync(partial, join(backupsOf(archive), name))
      syncFolder(backupsOf(archive))
      return await finish(client, archive, { manifest, keep, began })
    } catch (error) {
      rmSync(partial, { recursive: true, force: true })
      throw error
    }
  })
}

/** `20261127T164803Z`: names in the order of time, the same on every computer. */
const nameOf = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')

/** Removes what killed backups have left. We hold the lock, so nobody writes there. */
function dropPartial(archive: Archive): void {
  for (const entry of readdirSync(backupsOf(archive)))
    if (entry.startsWith(partialPrefix)) rmSync(join(backupsOf(archive), entry), { recursive: true, force: true })
}

type Copied = { files: CopiedFile[]; folders: string[]; sealedBytes: number }

async function copyFiles({ key }: Archive, cluster: string, partial: string, name: string): Promise<Copied> {
  const [files, folders]: [CopiedFile[], string[]] = [[], []]
  const target = filesOf(partial)
  await pipeline(
    copyCluster(cluster, files, folders),
    createZstdCompress({ ...fastest, chunkSize: 256 * 1024 }),
    (compressed: AsyncIterable<Buffer>) => seal(compressed, key, filesSealName(name)),
    createWriteStream(target, { mode: 0o600 }),
  )
  const handle = await open(target)
  await handle.sync()
  await handle.close()
  return { files, folders, sealedBytes: statSync(target).size }
}

function manifestOf(
  { system }: Archive,
  { owner, cluster }: Source,
  name: string,
  startedAt: Date,
  { label, stopWal, stopLsn, stoppedAt }: Stopped,
) {
  const startWal = /file ([0-9A-F]{24})\)/.exec(label)?.[1]
  if (!startWal) throw new Error(`PostgreSQL's label of a backup does not name where it began: ${label}`)
  return {
    name,
    system,
    postgres: readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim(),
    database: new URL(owner).pathname.slice(1),
    timeline: timelineOf(stopWal),
    startedAt: startedAt.toISOString(),
    stoppedAt: stoppedAt.toISOString(),
    startWal,
    stopWal,
    stopLsn,
    label,
  }
}

const patienceMs = 120_000

/** A backup is none without the log that was written while it was taken. */
async function untilArchived(client: pg.Client, archive: Archive, { startWal, stopWal }: Manifest): Promise<void> {
  const line = timelineNamed(await readTimelines(archive), timelineOf(stopWal))
  for (const deadline = performance.now() + patienceMs; ; await wait(50)) {
    const { last, missing } = reachOf(line, listSegments(archive), segmentNumber(startWal))
    if (last !== undefined && last >= segmentNumber(stopWal) && missing === undefined) return
    if (performance.now() < deadline) continue
    const failure = await readArchiveFailure(client)
    throw new Sentence(
      `The log that belongs to the backup was not archived within ${patienceMs / 1000} seconds${failure?.wal ? `; archiving ${failure.wal} fails` : ''}. Look whether the disk of ${archive.folder} is full or away, and start Fairhouse again with BACKUP_DIR if it was started without; then take the backup again.`,
    )
  }
}

async function finish(
  client: pg.Client,
  archive: Archive,
  { manifest, keep, began }: { manifest: Manifest; keep: number; began: number },
): Promise<Taken> {
  const dropped = await dropOldBackups(archive, keep)
  const seconds = (performance.now() - began) / 1000
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0)
  const details = { name: manifest.name, bytes, sealedBytes: manifest.sealedBytes, kept: listBackups(archive).length }
  await writeEvent(client, { kind: 'backup', good: true, reachedAt: new Date(manifest.stoppedAt), seconds, details })
  return { manifest, bytes, seconds, dropped }
}
