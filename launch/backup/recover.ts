import { chownSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NotStarted, serverIdentity, startPostgres, type EmbeddedPostgres } from '../postgres.ts'
import { Sentence } from '../sentence.ts'
import type { Archive } from './archive.ts'
import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { readReached } from './backup.sql.ts'
import { gapSentence, nameOf, type Choice, type Moment } from './choose-backup.ts'
import { recovering } from './postgres-settings.ts'
import { positionOf, segmentBytes, timelineOf } from './timelines.ts'
import { unpack } from './unpack.ts'

/** A restored cluster that runs, the moment that it is in, and how long the two steps took. */
export type Recovered = { server: EmbeddedPostgres; owner: string; reachedAt: Date; unpackSeconds: number; replaySeconds: number }

type Place = { folder: string; password: string; settings?: Record<string, string> }

/** Unpacks a backup into a folder, replays the log up to a moment or to its end, and leaves the server running. */
export async function recover(archive: Archive, choice: Choice, moment: Moment | undefined, place: Place): Promise<Recovered> {
  const { manifest, line } = choice
  const began = performance.now()
  const cluster = join(place.folder, 'cluster')
  await unpack(archive, manifest, cluster)
  const unpacked = performance.now()
  writeFileSync(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  giveToServer(place.folder, cluster)
  const settings = { ...recovering(archive, { timeline: line.id, at: moment?.text }), ...place.settings }
  const server = await startPostgres(place.folder, place.password, settings).catch((error: unknown) => {
    throw error instanceof NotStarted ? new Sentence(reasonOf(error, choice, moment)) : error
  })
  try {
    const url = new URL(server.url)
    url.pathname = `/${manifest.database}`
    const reachedAt = await asOwner(url.href, async (client) => {
      const { rows } = await client.query<{ wal: string }>('select pg_walfile_name(pg_current_wal_lsn()) as wal')
      const { lastCommit, position } = await readReached(client, timelineOf(rows[0]!.wal)) // a select without a table returns one row
      if (!moment) requireWhole(positionOf(position), choice)
      return moment?.at ?? lastCommit ?? new Date(manifest.stoppedAt)
    })
    const done = performance.now()
    return { server, owner: url.href, reachedAt, unpackSeconds: (unpacked - began) / 1000, replaySeconds: (done - unpacked) / 1000 }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** As root in a place without user namespaces the server runs as somebody else. */
function giveToServer(folder: string, cluster: string): void {
  const { uid, gid } = serverIdentity(folder)
  if (uid === undefined || gid === undefined) return
  for (const path of ['.', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })]) chownSync(join(cluster, path), uid, gid)
}

/** PostgreSQL takes whatever it cannot read for the end of the log. */
function requireWhole(position: bigint, { last, manifest }: Choice): void {
  if (position >= last * segmentBytes) return
  throw new Sentence(
    `The log could not be followed to its end: it breaks off in the piece ${nameOf(position / segmentBytes)}, and ${nameOf(last)} is there. Take the pieces from another copy of the backups, or restore to a moment before by --at and --backup ${manifest.name}.`,
  )
}

/** Says why a recovery did not end, from what the server wrote. */
function reasonOf({ message, log }: NotStarted, { manifest, missing }: Choice, moment: Moment | undefined): string {
  const own = /^SENTENCE (.*)$/m.exec(log)?.[1]
  if (own) return own
  if (log.includes('database files are incompatible with server'))
    return `The backup ${manifest.name} is of PostgreSQL ${manifest.postgres}, and this release brings another. Restore it with the release of Fairhouse that took it, then upgrade.`
  if (missing !== undefined && log.includes('recovery ended before configured recovery target')) return gapSentence(missing)
  if (log.includes('recovery ended before configured recovery target was reached')) {
    const last = /last completed transaction was at log time (\d{4}-\d\d-\d\d) ([\d:]+(?:\.\d{1,3})?)/.exec(log)
    return `The log ends${last ? ` at ${last[1]}T${last[2]}Z` : ''}, before ${moment?.text ?? 'the moment'}. Leave --at out to restore to its end.`
  }
  return message
}
