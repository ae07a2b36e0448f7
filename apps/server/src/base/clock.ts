/** The one source of time: system time plus the offset that product and sandbox share (zero in live operation). */
export type Clock = { now: () => Date }

/** A clock whose offset is set by whichever part of the process reads it from the database. */
export type MovableClock = Clock & { setOffset: (offsetMs: number) => void; onMove: (listener: () => void) => void }

export function systemClock(): MovableClock {
  let offsetMs = 0
  const listeners: (() => void)[] = []
  return {
    now: () => new Date(Date.now() + offsetMs),
    setOffset(next) {
      if (next <= offsetMs) return
      offsetMs = next
      for (const listener of listeners) listener()
    },
    onMove: (listener) => void listeners.push(listener),
  }
}
