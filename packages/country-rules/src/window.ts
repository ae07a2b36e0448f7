import type { LimitPeriodName } from './rule-set.ts'

/** A stretch of time: from start, up to but not including end. */
export type Window = { start: Date; end: Date }

/**
 * The calendar window that holds a moment, in a time zone: day, week from Monday, or calendar month. Boundaries are
 * found in civil time and then turned into UTC, so days of 23 and 25 hours come out right.
 */
export function calendarWindow(period: LimitPeriodName, at: Date, timeZone: string): Window {
  const { year, month, day } = civilDate(at, timeZone)
  switch (period) {
    case 'daily':
      return { start: midnight(year, month, day, timeZone), end: midnight(year, month, day + 1, timeZone) }
    case 'weekly': {
      const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
      return { start: midnight(year, month, day - sinceMonday, timeZone), end: midnight(year, month, day - sinceMonday + 7, timeZone) }
    }
    case 'monthly':
      return { start: midnight(year, month, 1, timeZone), end: midnight(year, month + 1, 1, timeZone) }
  }
}

function civilDate(at: Date, timeZone: string): { year: number; month: number; day: number } {
  const wall = new Date(at.getTime() + offsetMs(at, timeZone))
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() }
}

/** The first moment of a civil day; where midnight does not exist (clocks go forward over it), the first moment after it. */
function midnight(year: number, month: number, day: number, timeZone: string): Date {
  const wall = Date.UTC(year, month - 1, day)
  const guess = new Date(wall - offsetMs(new Date(wall), timeZone))
  const better = new Date(wall - offsetMs(guess, timeZone))
  const civil = civilDate(better, timeZone)
  const wanted = new Date(wall)
  if (civil.day === wanted.getUTCDate()) return better
  return new Date(Math.max(guess.getTime(), better.getTime()))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the zone's wall clock is ahead of UTC at a moment. */
function offsetMs(at: Date, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as Record<string, number> // the format's own parts
  const wall = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second) // the format asks for all of them
  return wall - Math.floor(at.getTime() / 1000) * 1000
}
