import type { Exclusion } from '@fairhouse/contract'
import { barAt } from '../../money/limits/index.ts'

/** A stored time-out or exclusion. One with cooling-off hours ends on request, possible from `chosen_until`. */
export type KeptExclusion = {
  kind: 'excluded' | 'timeOut' | 'blocked'
  starts_at: Date
  ends_at: Date | null
  chosen_until: Date | null
  cooling_off_hours: number | null
  asked_at: Date | null
}

/** Returns the exclusion in force at a moment: the strongest kind, from its first day to its last. */
export function exclusionAt(kept: readonly KeptExclusion[], at: Date): Exclusion | null {
  const own = kept.filter(({ kind, starts_at: from, ends_at: to }) => kind !== 'blocked' && from <= at && (to === null || to > at))
  const kind = barAt(
    own.map((one) => ({ ...one, source: '' })),
    at,
  )
  if (kind !== 'excluded' && kind !== 'timeOut') return null
  const holding = own.filter((one) => one.kind === kind)
  const since = Math.min(...holding.map(({ starts_at: from }) => from.getTime()))
  const until = Math.max(...holding.map((one) => (isToBeAsked(one) ? one.chosen_until : one.ends_at)?.getTime() ?? Infinity))
  return {
    kind,
    since: new Date(since).toISOString(),
    until: until === Infinity ? null : new Date(until).toISOString(),
    ending: endingOf(holding, until, at),
  }
}

const isToBeAsked = ({ cooling_off_hours: hours, asked_at: asked }: KeptExclusion) => hours !== null && asked === null

/** Returns how it ends. A permanent one never does. */
function endingOf(holding: readonly KeptExclusion[], until: number, at: Date): Exclusion['ending'] {
  if (until !== Infinity && holding.some(isToBeAsked)) return until <= at.getTime() ? 'toBeAsked' : 'whenAsked'
  return until !== Infinity && holding.some(({ asked_at: asked }) => asked !== null) ? 'asked' : 'byItself'
}

/** Returns whether a new exclusion is longer than the one in force and of no weaker kind, as it must be. */
export function isLonger(wanted: { kind: Exclusion['kind']; until: Date | null }, holding: Exclusion | null): boolean {
  if (!holding) return true
  if (wanted.kind === 'timeOut' && holding.kind === 'excluded') return false
  if (wanted.kind === 'excluded' && holding.kind === 'timeOut' && wanted.until === null) return true
  if (holding.until === null) return false
  return wanted.until === null || wanted.until > new Date(holding.until)
}

/** Adds hours to a moment. */
export const hoursFrom = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000)

/** Adds calendar months to a moment, at least `leastDays` days; the 31st becomes the last day of a shorter month. */
export function monthsFrom(at: Date, months: number, leastDays: number | null = null): Date {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== at.getUTCDate()) end.setUTCDate(0)
  const least = hoursFrom(at, 24 * (leastDays ?? 0))
  return end > least ? end : least
}
