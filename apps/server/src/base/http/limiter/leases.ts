import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { deleteIdleBudgets, leaseCalls, type Wanted } from './leases.sql.ts'

/** Counts expensive calls across all processes: each leases a few from the shared budget for a few seconds. */
type Leases = {
  /** Takes one and returns 0, or returns the milliseconds until one is available. */
  take: (key: string, perMinute: number) => Promise<number>
}

type Lease = { left: number; granted: number; wanted: number; perMinute: number; until: number }

const leaseMs = 5000
const minuteMs = 60_000
const mostLeases = 50_000

/**
 * A first call leases one; a used-up lease doubles the next. So a person leaves nothing unused, and a flood asks the
 * database ever less often.
 */
export function openLeases(db: Database, clock: Clock): Leases {
  const leases = new Map<string, Lease>()
  const now = () => clock.now().getTime()
  const gather = openGathering((batch) => writeLeases(db, leases, batch, clock.now()).then(forgetIdle))
  let sweptAt = now()

  async function forgetIdle(): Promise<void> {
    if (now() - sweptAt < minuteMs) return
    sweptAt = now()
    await deleteIdleBudgets(db, new Date(sweptAt - minuteMs))
  }

  function renew(key: string, perMinute: number): Promise<void> {
    const before = leases.get(key)
    const usedUp = before && before.granted > 0 && before.left === 0 && before.until > now()
    return gather({ key, wanted: usedUp ? Math.min(before.wanted * 2, Math.max(1, Math.floor(perMinute / 4))) : 1, perMinute })
  }

  return {
    async take(key, perMinute) {
      for (;;) {
        const lease = leases.get(key)
        if (lease && lease.until > now() && lease.perMinute === perMinute) {
          if (lease.left > 0) {
            lease.left -= 1
            return 0
          }
          if (lease.granted === 0) return lease.until - now()
        }
        await renew(key, perMinute)
      }
    },
  }
}

/** Requests leases and keeps the grants, including empty ones. */
async function writeLeases(db: Database, leases: Map<string, Lease>, batch: readonly Wanted[], now: Date): Promise<void> {
  const given = await leaseCalls(db, batch, now)
  for (const { key, wanted, perMinute } of batch) {
    const granted = given.get(key) ?? 0
    const lastsMs = granted > 0 ? leaseMs : Math.min(leaseMs, minuteMs / perMinute)
    leases.delete(key)
    leases.set(key, { left: granted, granted, wanted, perMinute, until: now.getTime() + lastsMs })
    if (leases.size > mostLeases) leases.delete(leases.keys().next().value!) // the map is not empty
  }
}

/** Collects requests while a statement runs and sends them all in the next one. */
function openGathering(ask: (batch: readonly Wanted[]) => Promise<void>): (wanted: Wanted) => Promise<void> {
  const underWay = new Map<string, Promise<void>>()
  let gathered: Wanted[] = []
  let last = Promise.resolve()

  async function flush(): Promise<void> {
    const batch = gathered
    gathered = []
    if (batch.length > 0) await ask(batch)
  }

  return (wanted) => {
    const known = underWay.get(wanted.key)
    if (known) return known
    gathered.push(wanted)
    last = last.then(flush, flush)
    const done = last.finally(() => underWay.delete(wanted.key))
    underWay.set(wanted.key, done)
    return done
  }
}
