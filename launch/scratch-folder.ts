import { mkdtempSync, readdirSync, readlinkSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const gib = 2 ** 30

/**
 * Makes a folder for files that are needed while this process runs: in memory where the machine has room, else below
 * `disk`. A test's database is a thousand small files, and ext4 looks longer for a free inode the more of them were
 * deleted lately: in memory a database costs a fifteenth of the processor time.
 */
export function scratchFolder(disk: string): { folder: string; inMemory: boolean } {
  if (!hasRoom()) return { folder: mkdtempSync(join(disk, 'test-')), inMemory: false }
  const prefix = `fairhouse-test-${processes()}-`
  removeLeftovers(prefix)
  return { folder: mkdtempSync(join(memory, `${prefix}${process.pid}-`)), inMemory: true }
}

/** A whole run keeps less than 2 GiB in it. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 4 * gib && process.availableMemory() > 8 * gib
  } catch {
    return false
  }
}

/** What the kernel calls the processes that we can see: those of another container may share the memory's folder. */
const processes = () => readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')

/** Removes what runs left behind that were killed. */
function removeLeftovers(prefix: string): void {
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
