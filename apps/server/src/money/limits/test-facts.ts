import type { LimitChange } from './limit-state.ts'
import { limitsAt, type LimitFacts } from './limits-in-force.ts'
import { standingOf } from './standing.ts'

/** Builds a row of the log for a test; by default the player sets a daily deposit limit. */
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
    actor: 'cli:test',
    reason: '',
    ...rest,
  }
}

/** Builds limit facts for a test's player: by default a Maltese adult with no limits. */
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

/** Computes caps and gates from facts at a moment. */
export const standingAt = (facts: LimitFacts, at: Date) => standingOf(limitsAt(facts, at))
