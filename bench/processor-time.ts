import { readdirSync, readFileSync } from 'node:fs'

// Linux counts in hundredths of a second wherever it runs (USER_HZ).
const tickMs = 10

/** The processor time that a process has used so far, and with `family` all processes that it started, those that have ended among them; milliseconds. */
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

/** The processor time that the whole machine has been busy, and how much there was; milliseconds over all cores. */
export function machineMs(): { busy: number; all: number } {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).map(Number) // the first line is of all cores
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softirq = 0, steal = 0] = ticks
  const busy = user + nice + system + irq + softirq + steal
  return { busy: busy * tickMs, all: (busy + idle + wait) * tickMs }
}

type Stat = { parent: number; ownMs: number; endedMs: number }

/** proc(5): the name in brackets may hold anything, so what follows is counted from its end. */
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
    return undefined // it has ended meanwhile
  }
}

const pids = (): number[] => readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
