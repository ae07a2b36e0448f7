import { createHash } from 'node:crypto'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Sentence } from '../sentence.ts'
import { controlFile } from './control-file.ts'

/** A file of the cluster as it was copied. */
export type CopiedFile = { path: string; size: number; mode: number; sha256: string }

/**
 * What a copy leaves out, as PostgreSQL's documentation of base backups says: the server's own, what it rebuilds at each
 * start, and the log, which the archive keeps. The folders themselves are made again.
 */
const leftOut = /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|backup_manifest|.*\.tmp)$/
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
const rebuilt = /^(?:pgsql_tmp.*|pg_internal\.init.*)$/
/** Folders that have to be there, though nothing of theirs is copied. */
const below: Readonly<Record<string, readonly string[]>> = { pg_wal: ['pg_wal/archive_status', 'pg_wal/summaries'] }

const pieceBytes = 512 * 1024

/** Copies a running cluster file by file: yields the content, and collects in `files` and `folders` what it was. */
export async function* copyCluster(cluster: string, files: CopiedFile[], folders: string[]): AsyncGenerator<Buffer> {
  const paths = await listFiles(cluster, '', folders)
  for (const path of paths.filter((one) => one !== controlFile)) yield* copyFile(cluster, path, files)
  // The control file last, as PostgreSQL's own program does.
  yield* copyControlFile(cluster, files)
}

async function listFiles(cluster: string, folder: string, folders: string[]): Promise<string[]> {
  const paths: string[] = []
  for (const entry of (await readdir(join(cluster, folder), { withFileTypes: true }).catch(noneIfGone)).toSorted(byName)) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isSymbolicLink())
      throw new Sentence(
        `The database has files outside of its folder (${path}), which this backup does not copy. Keep it with pgBackRest: docs/operate/backup.md.`,
      )
    if (rebuilt.test(entry.name)) continue
    if (!entry.isDirectory()) {
      if (folder !== '' || !leftOut.test(entry.name)) paths.push(path)
      continue
    }
    folders.push(path, ...(folder === '' ? (below[path] ?? []) : []))
    if (folder !== '' || !emptied.has(path)) paths.push(...(await listFiles(cluster, path, folders)))
  }
  return paths
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1)

/** A table that was dropped meanwhile is gone; the log drops it again. */
function noneIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

function goneAsNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Yields as many bytes as the file had when it was opened: what it grows by, or loses, the log does again. */
async function* copyFile(cluster: string, path: string, files: CopiedFile[]): AsyncGenerator<Buffer> {
  const file = await open(join(cluster, path)).catch(goneAsNothing)
  if (!file) return
  try {
    const { size, mode } = await file.stat()
    const hash = createHash('sha256')
    for (let at = 0; at < size;) {
      const length = Math.min(pieceBytes, size - at)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      // A file that was cut off meanwhile goes on with zeros.
      const piece = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
      hash.update(piece)
      at += piece.length
      yield piece
    }
    files.push({ path, size, mode: mode & 0o777, sha256: hash.digest('hex') })
  } finally {
    await file.close()
  }
}

/** Reads the control file until two readings are the same: one may fall into the middle of a write. */
async function* copyControlFile(cluster: string, files: CopiedFile[]): AsyncGenerator<Buffer> {
  const path = join(cluster, controlFile)
  let content = await readFile(path)
  for (;;) {
    await wait(5)
    const again = await readFile(path)
    if (again.equals(content)) break
    content = again
  }
  const { mode } = await stat(path)
  const sha256 = createHash('sha256').update(content).digest('hex')
  files.push({ path: controlFile, size: content.length, mode: mode & 0o777, sha256 })
  yield content
}
