import { calendarWindow, ruleSetAt, ruleSets } from '@fairhouse/country-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LimitChange, LimitSource } from './limit-state.ts'
import { cappedTypes, effectiveLimit, limitsAt, missingLimits, periods, type LimitFacts } from './limits-in-force.ts'
import type { Exclusion } from './limits.sql.ts'
import { barAt } from './standing.ts'
import { standingAt, testChange, testFacts } from './test-facts.ts'

const now = new Date('2026-11-18T10:00:00Z')
const at = (text: string) => new Date(text)
const change = (source: LimitSource, amount: bigint | null, effective = '2026-11-01T00:00:00Z', more: Partial<LimitChange> = {}) =>
  testChange({ source, amount, at: effective, ...more })

describe('the limit in force', () => {
  const cases: [what: string, changes: LimitChange[], expected: { amount: bigint; source: string } | undefined][] = [
    ['is none where nobody has set one', [], undefined],
    ['is the player’s', [change('player', 100n)], { amount: 100n, source: 'player' }],
    [
      'is the most restrictive of all sources',
      [change('player', 100n), change('operator', 70n), change('register', 90n)],
      { amount: 70n, source: 'operator' },
    ],
    [
      'is the last that a source has said',
      [change('player', 100n), change('player', 60n, '2026-11-10T00:00:00Z')],
      { amount: 60n, source: 'player' },
    ],
    [
      'is the last also where that is higher',
      [change('player', 60n), change('player', 100n, '2026-11-10T00:00:00Z')],
      { amount: 100n, source: 'player' },
    ],
    [
      'is a lower one at the very moment at which it is set',
      [change('player', 100n), change('player', 60n, now.toISOString())],
      { amount: 60n, source: 'player' },
    ],
    ['is the later written of two set at one moment', [change('player', 100n), change('player', 60n)], { amount: 60n, source: 'player' }],
    [
      'is not one that comes later',
      [change('player', 100n), change('player', 500n, '2026-11-18T10:00:00.001Z')],
      { amount: 100n, source: 'player' },
    ],
    [
      'is another’s where a source has taken its own away',
      [change('player', null), change('operator', 70n)],
      { amount: 70n, source: 'operator' },
    ],
    ['is none where it was taken away', [change('player', 100n, '2026-10-01T00:00:00Z'), change('player', null)], undefined],
    [
      'is not that of another period or type',
      [change('player', 10n, undefined, { period: 'weekly' }), change('player', 10n, undefined, { type: 'loss' })],
      undefined,
    ],
    ['may be nothing at all', [change('player', 0n)], { amount: 0n, source: 'player' }],
  ]
  test.each(cases)('%s', (_, changes, expected) => {
    expect(effectiveLimit(limitsAt(testFacts({ changes }), now), { type: 'deposit', period: 'daily' })).toEqual(expected)
  })
})

describe('what must be set and is not', () => {
  const deposits = periods.map((period) => change('player', 100n, undefined, { period }))
  const times = periods.map((period) => change('player', 3600n, undefined, { type: 'session', period }))
  const balance = change('player', 100n, undefined, { type: 'maxBalance', period: 'permanent' })
  test.each([
    ['SWE', 'nothing set', [], ['deposit daily', 'deposit weekly', 'deposit monthly']],
    ['SWE', 'day and week set', deposits.slice(0, 2), ['deposit monthly']],
    ['SWE', 'all set', deposits, []],
    [
      'SWE',
      'only an operator’s limits',
      deposits.map((one) => ({ ...one, source: 'operator' as const })),
      ['deposit daily', 'deposit weekly', 'deposit monthly'],
    ],
    ['NLD', 'nothing set', [], ['deposit monthly', 'session daily', 'session weekly', 'session monthly', 'maxBalance permanent']],
    ['NLD', 'month, time and balance set', [deposits[2]!, ...times, balance], []],
    ['FIN', 'nothing set before its rules hold', [], []],
    ['GBR', 'nothing set', [], []],
    ['MLT', 'nothing set', [], []],
    ['an unknown country', 'nothing set', [], []],
  ])('in %s with %s', (country, _, changes, missing) => {
    expect(missingLimits(limitsAt(testFacts({ country, changes }), now)).map(({ type, period }) => `${type} ${period}`)).toEqual(missing)
  })
})

describe('why somebody may not bet who has set too little', () => {
  const deposits = periods.map((period) => change('player', 100n, undefined, { period }))
  const times = periods.map((period) => change('player', 3600n, undefined, { type: 'session', period }))
  const balance = change('player', 100n, undefined, { type: 'maxBalance', period: 'permanent' })
  test.each([
    ['the deposit limit first', [], 'notSet'],
    ['then the max balance', [...deposits, ...times], 'maxBalanceNotSet'],
    ['then the session time', [...deposits, balance], 'sessionTimeNotSet'],
    ['nothing once all are set', [...deposits, ...times, balance], null],
  ])('is %s', (_, changes, bet) => {
    expect(standingAt(testFacts({ country: 'NLD', changes }), now).gates.bet).toBe(bet)
  })
})

const standing = testFacts
const exclusion = (kind: Exclusion['kind'], starts = '2026-11-01T00:00:00Z', ends: string | null = '2026-12-01T00:00:00Z'): Exclusion => ({
  kind,
  source: 'player',
  starts_at: at(starts),
  ends_at: ends === null ? null : at(ends),
})

describe('the gates', () => {
  test.each([
    ['are open where nothing bars', standing(), null, null],
    ['close bets where a limit must be set before play, and leave deposits open', standing({ country: 'SWE' }), 'notSet', null],
    [
      'close both where the setting asks for a limit before a deposit',
      standing({ country: 'SWE', needLimitToDeposit: true }),
      'notSet',
      'notSet',
    ],
    ['stay open by that setting where no limit must be set', standing({ country: 'GBR', needLimitToDeposit: true }), null, null],
    [
      'close both for an exclusion, also where limits are missing',
      standing({ country: 'SWE', exclusions: [exclusion('excluded')] }),
      'excluded',
      'excluded',
    ],
    ['close both for a time-out', standing({ exclusions: [exclusion('timeOut')] }), 'timeOut', 'timeOut'],
    ['close for good without an end', standing({ exclusions: [exclusion('blocked', '2026-01-01T00:00:00Z', null)] }), 'blocked', 'blocked'],
    [
      'say the strongest of several',
      standing({ exclusions: [exclusion('timeOut'), exclusion('blocked'), exclusion('excluded')] }),
      'excluded',
      'excluded',
    ],
    ['are open before an exclusion begins', standing({ exclusions: [exclusion('excluded', '2026-11-18T10:00:00.001Z')] }), null, null],
    [
      'are open from the moment at which it ends',
      standing({ exclusions: [exclusion('excluded', '2026-11-01T00:00:00Z', now.toISOString())] }),
      null,
      null,
    ],
  ])('%s', (_, facts, bet, deposit) => {
    expect(standingAt(facts, now).gates).toMatchObject({ bet, deposit })
  })

  test.each([
    ['for ever where nothing is to come', standing(), 'infinity'],
    ['until an exclusion begins', standing({ exclusions: [exclusion('excluded', '2026-11-20T00:00:00Z')] }), at('2026-11-20T00:00:00Z')],
    ['until it ends', standing({ exclusions: [exclusion('excluded')] }), at('2026-12-01T00:00:00Z')],
    ['until a limit changes', standing({ changes: [change('player', 50n, '2026-11-19T09:00:00Z')] }), at('2026-11-19T09:00:00Z')],
    [
      'until the first of several',
      standing({ exclusions: [exclusion('excluded', '2026-11-20T00:00:00Z')], changes: [change('player', 50n, '2026-11-19T09:00:00Z')] }),
      at('2026-11-19T09:00:00Z'),
    ],
  ])('are known %s', (_, facts, until) => {
    expect(standingAt(facts, now).gates.until).toEqual(until)
  })

  test('are known until the rules of the country change', () => {
    const versions = ruleSets.GBR!.map(({ validFrom }) => at(validFrom)).toSorted((a, b) => a.getTime() - b.getTime())
    const [first, second] = versions as [Date, Date]
    const between = new Date((first.getTime() + second.getTime()) / 2)
    expect(standingAt(standing({ country: 'GBR', birthDate: '1950-01-01' }), between).gates.until).toEqual(second)
  })
})

describe('the caps', () => {
  test('stand in the windows of the rule set’s time zone and are valid until the first of them turns', () => {
    const changes = [change('player', 100n), change('player', 900n, undefined, { period: 'monthly' })]
    const { caps } = standingAt(standing({ country: 'SWE', changes }), now)
    expect(caps).toEqual([
      {
        type: 'deposit',
        amount: ['100', null, '900'],
        source: ['player', null, 'player'],
        start: [at('2026-11-17T23:00:00Z'), null, at('2026-10-31T23:00:00Z')],
        ends: [at('2026-11-18T23:00:00Z'), null, at('2026-11-30T23:00:00Z')],
        valid: at('2026-11-18T23:00:00Z'),
      },
    ])
  })

  test.each([
    [
      'a limit changes before that',
      { changes: [change('player', 100n), change('player', 500n, '2026-11-18T12:00:00Z')] },
      at('2026-11-18T12:00:00Z'),
    ],
    [
      'an exclusion begins before that',
      { changes: [change('player', 100n)], exclusions: [exclusion('excluded', '2026-11-18T12:00:00Z')] },
      at('2026-11-18T12:00:00Z'),
    ],
  ])('are valid only until then where %s', (_, facts, valid) => {
    expect(standingAt(standing(facts), now).caps[0]?.valid).toEqual(valid)
  })

  test.each([
    ['23 hours', 'SWE', '2026-03-29T10:00:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['25 hours', 'SWE', '2026-10-25T10:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ])('of a day of %s', (_, country, moment, start, end) => {
    const { caps } = standingAt(standing({ country, changes: [change('player', 100n, '2026-01-01T00:00:00Z')] }), at(moment))
    expect(caps[0]).toMatchObject({ start: [at(start), null, null], ends: [at(end), null, null], valid: at(end) })
  })
})

const moments = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-06-01T00:00:00Z'), noInvalidDate: true })
const changes = fc.array(
  fc
    .record({
      type: fc.constantFrom(...cappedTypes),
      period: fc.constantFrom(...periods),
      amount: fc.option(fc.bigInt({ min: 0n, max: 1000n })),
      source: fc.constantFrom('player' as const, 'operator' as const, 'register' as const),
      moment: moments,
    })
    .map(({ moment, ...rest }) => testChange({ ...rest, at: moment.toISOString() })),
  { maxLength: 12 },
)
const exclusions = fc.array(
  fc.record({
    kind: fc.constantFrom('excluded' as const, 'timeOut' as const, 'blocked' as const),
    source: fc.constant('player'),
    starts_at: moments,
    ends_at: fc.option(moments),
  }),
  { maxLength: 3 },
)
const facts = fc
  .record({ country: fc.constantFrom('SWE', 'NLD', 'GBR', 'MLT', 'BEL'), changes, exclusions, needLimitToDeposit: fc.boolean() })
  .map((more): LimitFacts => testFacts(more))

describe('the same facts', () => {
  test('give the same answer in whatever order the sources are written down (property)', () => {
    fc.assert(
      fc.property(facts, moments, (given, moment) => {
        // Two changes of one source at one moment are the only ones whose order means something.
        const bySource = new Map(given.changes.map((one) => [`${one.type}/${one.period}/${one.source}/${one.effective_at.getTime()}`, one]))
        const distinct = { ...given, changes: [...bySource.values()] }
        const turned = { ...distinct, changes: distinct.changes.toReversed(), exclusions: distinct.exclusions.toReversed() }
        expect(standingAt(turned, moment)).toEqual(standingAt(distinct, moment))
      }),
    )
  })

  test('replayed at any later moment before the answer’s end give the same answer: until then it may be kept (property)', () => {
    fc.assert(
      fc.property(facts, moments, fc.double({ min: 0, max: 0.999, noNaN: true }), (given, moment, fraction) => {
        const first = standingAt(given, moment)
        const ends = [first.gates.until, ...first.caps.map(({ valid }) => valid)]
          .filter((end) => end instanceof Date)
          .map((end) => end.getTime())
        const end = Math.min(...ends, moment.getTime() + 90 * 86_400_000)
        const later = new Date(moment.getTime() + Math.floor((end - moment.getTime() - 1) * fraction))
        const { caps, gates } = standingAt(given, later)
        expect({ bet: gates.bet, deposit: gates.deposit, caps }).toEqual({
          bet: first.gates.bet,
          deposit: first.gates.deposit,
          caps: first.caps,
        })
      }),
    )
  })

  test('never allow more than any source says, and hold their moment in every window (property)', () => {
    fc.assert(
      fc.property(facts, moments, (given, moment) => {
        const { timeZone, limits } = ruleSetAt(given.held[0]!.country, moment)
        for (const cap of standingAt(given, moment).caps) {
          if (limits[cap.type]?.periodKind !== 'calendar') continue
          periods.forEach((period, index) => {
            const amount = cap.amount[index]
            if (amount == null) return
            const said = given.changes.filter((one) => one.type === cap.type && one.period === period && one.effective_at <= moment)
            for (const source of new Set(said.map((one) => one.source))) {
              const alone = { ...given, changes: said.filter((one) => one.source === source) }
              const own = effectiveLimit(limitsAt(alone, moment), { type: cap.type, period })
              if (own) expect(BigInt(amount) <= own.amount).toBe(true)
            }
            expect({ start: cap.start[index], end: cap.ends[index] }).toEqual(calendarWindow(period, moment, timeZone))
          })
        }
      }),
    )
  })
})

test('a bar is the strongest of those that hold', () => {
  expect(barAt([exclusion('timeOut'), exclusion('excluded', '2027-01-01T00:00:00Z', null)], now)).toBe('timeOut')
  expect(barAt([], now)).toBeNull()
})
