/** Counts calls in the memory of this process: a budget for each key that comes back evenly over a minute. */
type Counter = {
  /** Takes one, or answers how many milliseconds until there is one again. */
  take: (key: string, perMinute: number, now: number) => number
  /** Looks without taking. */
  look: (key: string, perMinute: number, now: number) => number
}

type Used = { calls: number; at: number }

const minuteMs = 60_000

/** Opens a counter of at most so many keys; beyond them those that have not called for longest are forgotten. */
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
      if (used.size > mostKeys) used.delete(used.keys().next().value!) // there is a first one
      return 0
    },
  }
}
