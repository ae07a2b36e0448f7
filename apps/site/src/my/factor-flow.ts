import type { Answers } from '@fairhouse/contract/caller.ts'

export type SetUp = Answers<'POST /api/second-factor/begin'>

/** The state of the one-time code page. Recovery codes exist only here, until the player has saved them. */
export type Factor =
  | { at: 'resting'; ended?: true }
  | { at: 'beginning' }
  | { at: 'confirming'; setUp: SetUp }
  | { at: 'keeping'; codes: readonly string[] }
  | { at: 'ending' }

export type FactorEvent =
  | { is: 'asked'; to: 'begin' | 'end' }
  | { is: 'begun'; setUp: SetUp }
  | { is: 'confirmed'; codes: readonly string[] }
  | { is: 'over' }
  | { is: 'cancelled' }

/** Steps the page's state; an event without meaning changes nothing. */
export function stepFactor(now: Factor, event: FactorEvent): Factor {
  if (now.at === 'resting') return event.is === 'asked' ? { at: event.to === 'begin' ? 'beginning' : 'ending' } : now
  // Codes are shown once, so cancelling must not lose them.
  if (now.at === 'keeping') return event.is === 'over' ? { at: 'resting' } : now
  if (event.is === 'cancelled') return { at: 'resting' }
  if (now.at === 'beginning' && event.is === 'begun') return { at: 'confirming', setUp: event.setUp }
  if (now.at === 'confirming' && event.is === 'confirmed') return { at: 'keeping', codes: event.codes }
  if (now.at === 'ending' && event.is === 'over') return { at: 'resting', ended: true }
  return now
}
