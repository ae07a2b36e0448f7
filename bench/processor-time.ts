import { readdirSync, readFileSync } from 'node:fs'

// Linux counts in hundredths of a second wherever it runs (USER_HZ).
const tickMs = 10

/**
 * Returns the processor time that a process has used so far, in milliseconds; with `family`, also that of all processes
 * it has started, ended ones included.
 */
export function processorMs(pid: number, family = false): number {
  const own = statOf(pid)
  if (!own) return 0
  if (!family) return own.ownMs
  const childrenOf = Map.groupBy(
    pids().flatMap((one) => {
      const stat = statOf(one)
      return stat ? [{ pid: one, ...stat }] : []
    }),
    ({ parent }) => parent,
  )
  const sum = (of: number): number =>
    (childrenOf.get(of) ?? []).reduce((total, child) => total + child.ownMs + child.endedMs + sum(child.pid), 0)
  return own.ownMs + own.endedMs + sum(pid)
}

/** Returns how long the machine has been busy and how much time there was, in milliseconds over all cores. */
export function machineMs(): { busy: number; all: number } {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).map(Number) // the first line sums up all cores
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softirq = 0, steal = 0] = ticks
  const busy = user + nice + system + irq + softirq + steal
  return { busy: busy * tickMs, all: (busy + idle + wait) * tickMs }
}

type Stat = { parent: number; ownMs: number; endedMs: number }

/** proc(5): the name in brackets may contain anything, so fields are counted from the closing bracket. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15)
    return { parent, ownMs: (utime + stime) * tickMs, endedMs: (cutime + cstime) * tickMs }
  } catch {
    return undefined // the process has ended
  }
}

const pids = (): number[] => readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
