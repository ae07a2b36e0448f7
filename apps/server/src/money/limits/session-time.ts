import type { Window } from '@fairhouse/country-rules'

/**
 * A stretch of time logged in or in a game, as far as the server knows; an open one ends where it would if idle from
 * now on.
 */
export type Interval = { start: Date; end: Date }

/**
 * Returns the whole seconds of a window, up to a moment, covered by at least one interval; two devices at once count
 * once.
 */
export function secondsUsed(intervals: readonly Interval[], window: Window, at: Date): number {
  const last = Math.min(window.end.getTime(), at.getTime())
  const parts = intervals
    .map(({ start, end }) => [Math.max(start.getTime(), window.start.getTime()), Math.min(end.getTime(), last)] as const)
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b)
  let [total, covered] = [0, -Infinity]
  for (const [from, to] of parts) {
    total += Math.max(0, to - Math.max(from, covered))
    covered = Math.max(covered, to)
  }
  return Math.floor(total / 1000)
}

/** Returns whether any interval covers a moment. */
export const isRunning = (intervals: readonly Interval[], at: Date): boolean => intervals.some(({ start, end }) => start <= at && at < end)
