/** Counts calls in this process's memory: a budget per key that refills evenly over a minute. */
type Counter = {
  /** Takes one and returns 0, or returns the milliseconds until one is available. */
  take: (key: string, perMinute: number, now: number) => number
  /** As `take`, without taking. */
  look: (key: string, perMinute: number, now: number) => number
}

type Used = { calls: number; at: number }

const minuteMs = 60_000

/** Opens a counter for a maximum number of keys, evicting the least recently used. */
export function openCounter(mostKeys = 100_000): Counter {
  const used = new Map<string, Used>()

  function usedAt(key: string, perMinute: number, now: number): number {
    const before = used.get(key)
    return before ? Math.max(0, before.calls - (Math.max(0, now - before.at) * perMinute) / minuteMs) : 0
  }
  const waitAfter = (calls: number, perMinute: number) => (calls + 1 > perMinute ? ((calls + 1 - perMinute) * minuteMs) / perMinute : 0)

  return {
    look: (key, perMinute, now) => waitAfter(usedAt(key, perMinute, now), perMinute),
    take(key, perMinute, now) {
      const calls = usedAt(key, perMinute, now)
      const wait = waitAfter(calls, perMinute)
      if (wait > 0) return wait
      used.delete(key)
      used.set(key, { calls: calls + 1, at: now })
      if (used.size > mostKeys) used.delete(used.keys().next().value!) // the map is not empty
      return 0
    },
  }
}
