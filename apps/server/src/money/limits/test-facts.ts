import type { LimitChange } from './limit-state.ts'
import type { LimitFacts } from './limits-in-force.ts'

/** One row of the log as a test writes it down: a daily deposit limit of the player's that is set, unless told otherwise. */
export function testChange(
  more: Partial<Omit<LimitChange, 'effective_at' | 'requested_at'>> & { at: string; effective?: string },
): LimitChange {
  const { at, effective, ...rest } = more
  return {
    type: 'deposit',
    period: 'daily',
    source: 'player',
    act: 'set',
    amount: null,
    requested_at: new Date(at),
    effective_at: new Date(effective ?? at),
    confirm_hours: null,
    review: false,
    contact: false,
    rules: '',
    actor: 'test',
    reason: '',
    ...rest,
  }
}

/** What decides about the limits of a test's player: Maltese, grown up, with nothing set. */
export function testFacts({ country = 'MLT', ...more }: Partial<LimitFacts> & { country?: string } = {}): LimitFacts {
  return {
    held: [{ country, since: new Date('2020-01-01T00:00:00Z') }],
    birthDate: '1990-05-05',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    currency: 'EUR',
    changes: [],
    exclusions: [],
    intervals: [],
    needLimitToDeposit: false,
    ...more,
  }
}
