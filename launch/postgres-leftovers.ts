import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Sentence } from './sentence.ts'

const patienceMs = 15_000
const lookEveryMs = 20

/**
 * Ends what an earlier server has left running in our cluster: a server whose keeper was killed, and processes of a
 * server that was killed itself. Two servers that write the same files would destroy them.
 */
export async function endLeftovers(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (runsOn(pid, cluster)) await end(() => (runsOn(pid, cluster) ? [pid] : []), 'SIGINT', cluster)
  await end(() => orphansIn(cluster), 'SIGQUIT', cluster)
  rmSync(file, { force: true })
}

/** Signals each process once, and waits until none is left. */
async function end(left: () => number[], signal: NodeJS.Signals, cluster: string): Promise<void> {
  const signalled = new Set<number>()
  for (const deadline = performance.now() + patienceMs; ; await wait(lookEveryMs)) {
    const pids = left()
    if (pids.length === 0) return
    if (performance.now() > deadline)
      throw new Sentence(`An older database server (process ${pids.join(', ')}) still holds ${cluster}. End it, then start again.`)
    for (const pid of pids) if (!signalled.has(pid)) signalTo(pid, signal)
    for (const pid of pids) signalled.add(pid)
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already ended.
  }
}

function runsOn(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return false
  }
}

/** Returns the processes whose working directory is the cluster: all processes of a server run there. */
function orphansIn(cluster: string): number[] {
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isServerIn(name, folder))
    .map(Number)
}

function isServerIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}
