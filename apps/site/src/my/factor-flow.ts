import type { Answers } from '@fairhouse/contract/caller.ts'

export type SetUp = Answers<'POST /api/second-factor/begin'>

/** What the page of one-time codes shows; the recovery codes live nowhere but here, until they are kept. */
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

/** One step of the page; what has no meaning where it stands changes nothing. */
export function stepFactor(now: Factor, event: FactorEvent): Factor {
  if (now.at === 'resting') return event.is === 'asked' ? { at: event.to === 'begin' ? 'beginning' : 'ending' } : now
  // Codes that were shown once cannot be cancelled away.
  if (now.at === 'keeping') return event.is === 'over' ? { at: 'resting' } : now
  if (event.is === 'cancelled') return { at: 'resting' }
  if (now.at === 'beginning' && event.is === 'begun') return { at: 'confirming', setUp: event.setUp }
  if (now.at === 'confirming' && event.is === 'confirmed') return { at: 'keeping', codes: event.codes }
  if (now.at === 'ending' && event.is === 'over') return { at: 'resting', ended: true }
  return now
}
