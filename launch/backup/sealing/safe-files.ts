import { chownSync, closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file so that after a power cut it is there whole or not at all, readable by its owner only. Replaces one that is
 * there, whose owner it keeps where the superuser writes: the database's own user reads some of them.
 */
export function writeSafely(file: string, content: Uint8Array | string): void {
  const written = writeBeside(file, content)
  const before = statSync(file, { throwIfNoEntry: false })
  if (before && process.getuid?.() === 0) chownSync(written, before.uid, before.gid)
  renameSync(written, file)
  syncFolder(dirname(file))
}

/** Like {@link writeSafely}, but never replaces: returns false if the file is there already. */
export function writeOnce(file: string, content: Uint8Array): boolean {
  const written = writeBeside(file, content)
  try {
    // A link, unlike a rename, fails where the name is taken.
    linkSync(written, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false // file operations throw these
    throw error
  } finally {
    rmSync(written, { force: true })
  }
  syncFolder(dirname(file))
  return true
}

/** Makes what was created, renamed or removed in a folder outlast a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Creates a folder that only its owner enters. */
export const makeFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: 0o700 })

function writeBeside(file: string, content: Uint8Array | string): string {
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.new`)
  const handle = openSync(beside, 'w', 0o600)
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  return beside
}
