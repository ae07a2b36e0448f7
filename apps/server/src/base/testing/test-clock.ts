import type { MovableClock } from '../clock.ts'

/** A clock that stands still until a test moves it. */
export type TestClock = MovableClock & { advance: (ms: number) => void; set: (moment: string | Date) => void }

/** Creates a frozen clock at a moment. */
export function testClock(start: string | Date = '2026-11-18T10:00:00Z'): TestClock {
  let began = new Date(start).getTime()
  let at = began
  const listeners: (() => void)[] = []
  const moved = (next: number) => {
    at = next
    for (const listener of listeners) listener()
  }
  return {
    now: () => new Date(at),
    advance: (ms) => moved(at + ms),
    // News of a changed setting also makes the house read the clock's offset, which must not undo the test's time.
    set: (moment) => moved((began = new Date(moment).getTime())),
    setOffset: (offsetMs) => began + offsetMs > at && moved(began + offsetMs),
    onMove: (listener) => void listeners.push(listener),
  }
}
