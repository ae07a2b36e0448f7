import { instantOf, wallOf } from './civil-time.ts'
import type { CountedPeriod, WindowKind } from './rule-set.ts'

/** A stretch of time: from start, up to but not including end. */
export type Window = { start: Date; end: Date }

/** How a rule set counts: the kind of window, the zone, and when a day begins there (HH:MM). */
export type Counting = { kind: WindowKind; timeZone: string; dayStart: string }

const dayMs = 86_400_000
const minuteMs = 60_000

/** The length of rolling windows by period. */
export const rollingMs: Readonly<Record<CountedPeriod, number>> = { daily: dayMs, weekly: 7 * dayMs, monthly: 30 * dayMs }

/**
 * Returns the window of a period at a moment. A rolling window moves on every minute: its end is when to check again.
 * An anchored one restarts each time its period has passed since the anchor.
 */
export function runningWindow({ kind, timeZone, dayStart }: Counting, period: CountedPeriod, at: Date, anchor: Date): Window {
  if (kind === 'calendar') return calendarWindow(period, at, timeZone, dayStart)
  if (kind === 'anchored') return between(at, timeZone, stepsOf(period, wallOf(anchor, timeZone)))
  const minute = Math.floor(at.getTime() / minuteMs) * minuteMs
  return { start: new Date(minute - rollingMs[period]), end: new Date(minute + minuteMs) }
}

/**
 * Returns the calendar window of a moment in a time zone: day, week from Monday, or calendar month. Boundaries are
 * computed in local time and converted to UTC, so that days of 23 and 25 hours come out right.
 */
export function calendarWindow(period: CountedPeriod, at: Date, timeZone: string, dayStart = '00:00'): Window {
  const [hours, minutes] = dayStart.split(':').map(Number) as [number, number] // HH:MM
  // A Monday that is also the first of a month: the origin of all weeks and months.
  return between(at, timeZone, stepsOf(period, Date.UTC(1900, 0, 1) + (hours * 60 + minutes) * minuteMs))
}

/**
 * Boundaries in local time, one period apart: the index of the one before a local time (approximately), and the local
 * time of an index.
 */
type Steps = { near: (wall: number) => number; wallAt: (step: number) => number }

function stepsOf(period: CountedPeriod, first: number): Steps {
  if (period === 'monthly') {
    const start = new Date(first)
    const months = (wall: Date) => wall.getUTCFullYear() * 12 + wall.getUTCMonth()
    return { near: (wall) => months(new Date(wall)) - months(start), wallAt: (step) => monthsLater(start, step) }
  }
  const length = period === 'daily' ? dayMs : 7 * dayMs
  return { near: (wall) => Math.floor((wall - first) / length), wallAt: (step) => first + step * length }
}

/** Returns the same time of day some months later; the last day of the month if it has no such day. */
function monthsLater(start: Date, months: number): number {
  const month = start.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const timeOfDay = start.getTime() % dayMs < 0 ? (start.getTime() % dayMs) + dayMs : start.getTime() % dayMs
  return Date.UTC(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastDay)) + timeOfDay
}

/**
 * Returns the two boundaries around a moment. If clocks go back over one, local time is ambiguous, so the moments
 * themselves are compared.
 */
function between(at: Date, timeZone: string, { near, wallAt }: Steps): Window {
  const boundary = (step: number) => instantOf(wallAt(step), timeZone)
  let step = near(wallOf(at, timeZone))
  while (boundary(step) > at) step -= 1
  while (boundary(step + 1) <= at) step += 1
  return { start: boundary(step), end: boundary(step + 1) }
}
