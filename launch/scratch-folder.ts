import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const gib = 2 ** 30
/** A folder whose files are kept in memory, and how many bytes must be free in it and on the machine: far more than a run keeps. */
const ofLinux = { path: '/dev/shm', freeBytes: 3 * gib, availableBytes: 6 * gib }

/**
 * Makes a folder for files that are needed while this process runs: in memory where the machine has room, else below
 * `disk`. A test's database is a thousand small files, and ext4 looks longer for a free inode the more of them were
 * deleted lately: in memory a database costs a fifteenth of the processor time.
 */
export function scratchFolder(disk: string, memory = ofLinux): { folder: string; inMemory: boolean } {
  if (!hasRoom(memory)) return { folder: mkdtempSync(join(disk, 'test-')), inMemory: false }
  const prefix = `fairhouse-test-${processes()}-`
  removeLeftovers(memory.path, prefix)
  const folder = mkdtempSync(join(memory.path, `${prefix}${process.pid}-`))
  // Another user may pass through, not look around: a house is started in it as one.
  chmodSync(folder, 0o711)
  return { folder, inMemory: true }
}

function hasRoom({ path, freeBytes, availableBytes }: typeof ofLinux): boolean {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize > freeBytes && process.availableMemory() > availableBytes
  } catch {
    return false
  }
}

/** What the kernel calls the processes that we can see: those of another container may share the memory's folder. */
const processes = () => readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')

/** Removes what runs left behind that were killed. */
function removeLeftovers(memory: string, prefix: string): void {
  for (const name of readdirSync(memory)) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : Number.NaN)
    if (pid > 0 && !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH' // Node's own errors carry a code
  }
}
