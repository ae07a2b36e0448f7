import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { ruleSets, type LimitType } from '@fairhouse/country-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefused } from '../../base/http/refusal.ts'
import { decideLimits, type Wish } from './decide-limits.ts'
import { decideRaise, type Decided } from './decide-raise.ts'
import { effectiveLimit, limitsAt, periods, ruleOf, windowOf, type LimitFacts, type LimitName } from '../limits/limits-in-force.ts'
import type { LimitChange } from '../limits/limit-state.ts'
import { rulesHeldAt } from '@fairhouse/country-rules'
import { testChange, testFacts } from '../limits/test-facts.ts'

const hourMs = 3_600_000
const countries = ['MLT', ...Object.keys(ruleSets)]
/** The log's row of what was decided. */
const rowOf = ({ type, period, amount, act, effectiveAt, confirm_hours, review, contact }: Decided, at: Date): LimitChange => ({
  ...testChange({ at: at.toISOString(), effective: effectiveAt.toISOString(), amount }),
  type,
  period,
  act: act ?? 'set',
  confirm_hours: confirm_hours ?? null,
  review: review ?? false,
  contact: contact ?? false,
})

describe('a raise', () => {
  test.each([
    [['SHL-583'], 'MLT', '2026-03-10T09:15:30Z', 'daily', '2026-03-11T09:15:30.000Z'],
    [['SHL-1045'], 'SWE', '2026-02-27T18:00:00Z', 'daily', '2026-03-02T18:00:00.000Z'],
    // 24 hours before the week ends: 48 hours after it. Clocks go forward that night, hours of real time are meant.
    [[], 'SWE', '2026-03-28T22:00:00Z', 'weekly', '2026-03-31T22:00:00.000Z'],
    [[], 'SWE', '2026-03-05T12:00:00Z', 'monthly', '2026-03-31T22:00:00.000Z'],
    [[], 'NLD', '2026-03-26T21:30:00Z', 'daily', '2026-04-02T21:30:00.000Z'],
  ] as [RowName[], string, string, LimitName['period'], string][])(
    '%j: in %s asked for at %s of the %s limit holds from %s',
    (rows, country, asked, period, effective) => {
      proves(...rows)
      const facts = testFacts({ country, changes: [testChange({ at: '2026-01-01T00:00:00Z', period, amount: 100n })] })
      const decided = decideRaise(limitsAt(facts, new Date(asked)), { type: 'deposit', period }, 250n)
      expect(isRefused(decided) ? decided : decided.effectiveAt.toISOString()).toBe(effective)
    },
  )

  // Half of the moments are within a week of a change of clocks: all zones of these countries change theirs together.
  const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'].map((day) => Date.parse(`${day}T01:00:00Z`))
  const moments = fc.oneof(
    fc.date({ min: new Date('2026-02-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
    fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -7 * 24 * hourMs, max: 24 * hourMs })).map(([at, away]) => new Date(at + away)),
  )
  const types = fc.constantFrom<LimitType>('deposit', 'loss', 'wager', 'session')

  test('gives room no earlier than the rules of its country allow, at every change of clocks (property)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        types,
        fc.constantFrom(...periods),
        moments,
        fc.nat(400),
        (country, type, period, at, hours) => {
          const name: LimitName = { type, period }
          const before = testChange({ type, period, at: '2026-01-01T00:00:00Z', amount: 100n })
          const facts: LimitFacts = testFacts({ country, changes: [before] })
          const decided = decideRaise(limitsAt(facts, at), name, 150n)
          if (isRefused(decided)) return
          const rules = ruleOf(rulesHeldAt(facts.held, at), type)
          const delay = rules.increase.delayHours * hourMs
          expect(decided.effectiveAt.getTime() >= at.getTime() + Math.max(delay, 24 * hourMs)).toBe(true)
          if (rules.increase.waitPeriodEnd) expect(decided.effectiveAt >= windowOf(limitsAt(facts, at), type, period).end).toBe(true)
          const after = { ...facts, changes: [before, rowOf(decided, at)] }
          const moment = new Date(at.getTime() + hours * hourMs)
          const amount = effectiveLimit(limitsAt(after, moment), name)?.amount
          if (moment < decided.effectiveAt || decided.review || decided.confirm_hours) expect(amount).toBe(100n)
          else expect(amount).toBe(150n)
        },
      ),
      { numRuns: 1500 },
    )
  })
})

describe('a wish', () => {
  const at = new Date('2026-11-18T10:00:00Z')
  const decide = (country: string, changes: LimitChange[], wish: Partial<Wish>) =>
    decideLimits(limitsAt(testFacts({ country, changes }), at), { type: 'deposit', highLimitConfirmed: false, ...wish })
  const monthly = (amount: bigint) => [testChange({ at: '2026-01-01T00:00:00Z', period: 'monthly', amount })]

  test('for what holds already changes nothing, a cent more does', () => {
    proves('SHL-645')
    expect(decide('MLT', monthly(50_000n), { monthlyAmount: '500.00' })).toEqual([])
    expect(decide('MLT', monthly(50_000n), { monthlyAmount: '500.01' })).toMatchObject([{ act: 'raise', amount: 50_001n }])
  })

  test.each([
    ['a raise to just below the threshold needs no talk', 30_000n, '349.99', [{ act: 'raise', review: false, contact: false }]],
    ['a raise to it does, once it is confirmed', 30_000n, '350.00', [{ act: 'raise', review: true, contact: true }]],
    ['a lower limit that stays above it needs none', 100_000n, '900.00', [{ act: 'set' }]],
  ])('in the Netherlands: %s', (_, known, monthlyAmount, decided) => {
    expect(decide('NLD', monthly(known), { monthlyAmount, highLimitConfirmed: true })).toMatchObject(decided)
  })

  test('for more than the threshold of Sweden needs its confirmation, the threshold itself does not', () => {
    proves('SHL-646')
    const wish = (known: bigint, monthlyAmount: string, highLimitConfirmed = false) =>
      decideLimits(limitsAt(testFacts({ country: 'SWE', currency: 'SEK', changes: monthly(known) }), at), {
        type: 'deposit',
        monthlyAmount,
        highLimitConfirmed,
      })
    expect(wish(50_000n, '10000.00')).toMatchObject([{ act: 'raise', amount: 1_000_000n }])
    expect(wish(50_000n, '10000.01')).toMatchObject({ refused: 'highLimitNotConfirmed' })
    expect(wish(50_000n, '10000.01', true)).toMatchObject([{ act: 'raise', amount: 1_000_001n }])
    expect(wish(2_000_000n, '15000.00')).toMatchObject([{ act: 'set' }])
  })

  test('for a first limit above the threshold waits for the talk too, and a lower one takes its place', () => {
    const first = decide('NLD', [], { monthlyAmount: '500.00', highLimitConfirmed: true })
    expect(first).toMatchObject([{ act: 'raise', review: true, effectiveAt: at }])
    const waiting = [{ ...testChange({ at: '2026-11-18T09:00:00Z', period: 'monthly', act: 'raise', amount: 50_000n }), review: true }]
    expect(decide('NLD', waiting, { monthlyAmount: '600.00', highLimitConfirmed: true })).toMatchObject({
      refused: 'limitIncreaseInReview',
    })
    expect(decide('NLD', waiting, { monthlyAmount: '300.00' })).toMatchObject([{ act: 'set', amount: 30_000n }])
  })

  test('is held against what is under way as well: no raise may come to allow more by day than by week', () => {
    const set = (period: 'daily' | 'weekly', amount: bigint) => testChange({ at: '2026-01-01T00:00:00Z', period, amount })
    const raised = testChange({ at: '2026-11-18T09:00:00Z', effective: '2026-11-19T09:00:00Z', act: 'raise', amount: 30_000n })
    const log = [set('daily', 10_000n), set('weekly', 40_000n), raised]
    expect(decide('MLT', log, { weeklyAmount: '299.99' })).toMatchObject({
      details: { fields: { weeklyAmount: { rule: 'notLessThanDaily' } } },
    })
    expect(decide('MLT', log, { weeklyAmount: '300.00' })).toMatchObject([{ act: 'set' }])
    expect(decide('MLT', log, { dailyAmount: '50.00', weeklyAmount: '60.00' })).toMatchObject([{ act: 'set' }, { act: 'set' }])
  })

  test('for a second raise in 90 days is refused in Spain, until when', () => {
    const before = [
      testChange({ at: '2026-01-01T00:00:00Z', amount: 10_000n }),
      testChange({ at: '2026-10-01T10:00:00Z', effective: '2026-10-04T10:00:00Z', act: 'raise', amount: 20_000n }),
      testChange({ at: '2026-10-02T10:00:00Z', act: 'undo' }),
    ]
    expect(decide('ESP', before, { dailyAmount: '150.00' })).toMatchObject({
      refused: 'limitIncreaseTooSoon',
      until: new Date('2026-12-30T10:00:00Z'),
    })
    expect(decide('ESP', before, { dailyAmount: '50.00' })).toMatchObject([{ act: 'set' }])
  })

  test('above what the country itself allows everybody is a raise that a register must agree to', () => {
    expect(decide('BEL', [], { weeklyAmount: '200.00' })).toMatchObject([{ act: 'set', amount: 20_000n }])
    expect(decide('BEL', [], { weeklyAmount: '200.01' })).toMatchObject([{ act: 'raise', review: true, confirm_hours: null }])
  })
})
