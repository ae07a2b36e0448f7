import { proves } from '@fairhouse/testing/proves.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallOf } from './civil-time.ts'
import { calendarWindow, rollingMs, runningWindow, windowHeldAt, type CountedPeriod, type RulesHeld, type Window } from './index.ts'
import { clockChanges } from './test-clock-changes.ts'

const zones = [
  'Europe/Stockholm',
  'Europe/London',
  'Europe/Amsterdam',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
]
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const periods = fc.constantFrom<CountedPeriod>('daily', 'weekly', 'monthly')
const numRuns = 2000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Asserts that the window contains its moment, and that windows are contiguous. */
function expectToFollow(windowAt: (at: Date) => Window, at: Date): void {
  const { start, end } = windowAt(at)
  expect(start <= at && at < end).toBe(true)
  expect(windowAt(end).start).toEqual(end)
  expect(windowAt(new Date(end.getTime() - 1))).toEqual({ start, end })
}

describe('a calendar window', () => {
  test('holds its moment, and the next one begins where it ends, whenever the day begins', () => {
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...zones),
        periods,
        fc.constantFrom('00:00', '02:30', '06:00', '23:45'),
        (at, zone, period, dayStart) => {
          expectToFollow((moment) => calendarWindow(period, moment, zone, dayStart), at)
        },
      ),
      { numRuns },
    )
  })

  test.each([
    [
      'a day of 23 hours when clocks go forward',
      'daily',
      '2026-03-29T10:00:00Z',
      'Europe/Stockholm',
      '2026-03-28T23:00:00Z',
      '2026-03-29T22:00:00Z',
    ],
    [
      'a day of 25 hours when they go back',
      'daily',
      '2026-10-25T10:00:00Z',
      'Europe/London',
      '2026-10-24T23:00:00Z',
      '2026-10-26T00:00:00Z',
    ],
    ['a week from Monday', 'weekly', '2026-11-21T12:00:00Z', 'Europe/Amsterdam', '2026-11-15T23:00:00Z', '2026-11-22T23:00:00Z'],
    ['a calendar month', 'monthly', '2026-02-10T12:00:00Z', 'Europe/Stockholm', '2026-01-31T23:00:00Z', '2026-02-28T23:00:00Z'],
  ] as const)('is %s', (_, period, at, zone, start, end) => {
    proves('SHL-NS-26')
    expect(calendarWindow(period, new Date(at), zone)).toEqual({ start: new Date(start), end: new Date(end) })
  })

  test.each([
    ['Europe/Stockholm', 42],
    ['Europe/London', 42],
    ['America/Sao_Paulo', 18],
    ['America/Havana', 42],
    ['Asia/Beirut', 42],
    ['Australia/Lord_Howe', 42],
    ['Pacific/Apia', 23],
  ])('in %s holds and follows around each change of clocks, and begins when clocks show it', (zone, least) => {
    const around = [-25 * hourMs, -hourMs, -1, 0, 1, hourMs, 25 * hourMs]
    const changes = clockChanges(zone)
    expect(changes.length).toBeGreaterThanOrEqual(least)
    for (const change of changes)
      for (const away of around)
        for (const [period, dayStart] of [
          ['daily', '00:00'],
          ['daily', '02:30'],
          ['weekly', '00:00'],
          ['monthly', '01:30'],
        ] as const) {
          const at = new Date(change.getTime() + away)
          expectToFollow((moment) => calendarWindow(period, moment, zone, dayStart), at)
          const { start } = calendarWindow(period, at, zone, dayStart)
          // Local time shows the start of a day at this very moment, or skips it.
          const [shown, justBefore] = [wallOf(start, zone), wallOf(new Date(start.getTime() - 1), zone)]
          const ofDay = minutesOf(dayStart) * 60_000
          const begins = Math.floor((shown - ofDay) / dayMs) * dayMs + ofDay
          expect(justBefore < begins && begins <= shown && (begins === shown || shown - justBefore > 1)).toBe(true)
        }
  })

  test('begins with a day that does not begin at midnight where the rules say so', () => {
    const window = calendarWindow('daily', new Date('2026-11-21T04:59:00Z'), 'Europe/Stockholm', '06:00')
    expect(window).toEqual({ start: new Date('2026-11-20T05:00:00Z'), end: new Date('2026-11-21T05:00:00Z') })
  })
})

describe('an anchored window', () => {
  const anchored = (anchor: Date, zone: string, period: CountedPeriod) => (at: Date) =>
    runningWindow({ kind: 'anchored', timeZone: zone, dayStart: '00:00' }, period, at, anchor)

  test('holds its moment, follows without a gap, and has a boundary at its anchor', () => {
    fc.assert(
      fc.property(moments, moments, fc.constantFrom(...zones), periods, (at, anchor, zone, period) => {
        const windowAt = anchored(anchor, zone, period)
        expectToFollow(windowAt, at)
        // If local time reaches the anchor twice, the first occurrence counts.
        expect(anchor.getTime() - windowAt(anchor).start.getTime()).toBeLessThanOrEqual(3_600_000)
      }),
      { numRuns },
    )
  })

  test('of a month begins on the last day where the month is too short', () => {
    const window = anchored(new Date('2026-01-31T09:30:00Z'), 'UTC', 'monthly')(new Date('2026-03-01T00:00:00Z'))
    expect(window).toEqual({ start: new Date('2026-02-28T09:30:00Z'), end: new Date('2026-03-31T09:30:00Z') })
  })
})

describe('a rolling window', () => {
  test('is never shorter than its period, never longer by more than a minute, and never begins earlier than a former one', () => {
    fc.assert(
      fc.property(moments, fc.nat(3_600_000), periods, (at, later, period) => {
        const windowAt = (moment: Date) => runningWindow({ kind: 'rolling', timeZone: 'UTC', dayStart: '00:00' }, period, moment, moment)
        const { start, end } = windowAt(at)
        const length = at.getTime() - start.getTime()
        expect(length >= rollingMs[period] && length < rollingMs[period] + 60_000).toBe(true)
        expect(at < end && end.getTime() <= at.getTime() + 60_000).toBe(true)
        expect(windowAt(new Date(at.getTime() + later)).start >= start).toBe(true)
      }),
      { numRuns },
    )
  })
})

describe('a window that runs when other rules begin to hold', () => {
  const countries = ['MLT', 'SWE', 'GBR', 'EST', 'NLD', 'BEL', 'DEU']
  const held = fc
    .array(fc.record({ country: fc.constantFrom(...countries), after: fc.integer({ min: 1, max: 20 * 86_400_000 }) }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((list): RulesHeld => {
      let since = Date.parse('2026-03-20T00:00:00Z')
      return list.map(({ country, after }) => ({ country, since: new Date((since += after)) }))
    })
  const around = fc.date({ min: new Date('2026-03-20'), max: new Date('2026-07-20'), noInvalidDate: true })

  test('is kept until it ends: no country and no time zone gives room back early (property)', () => {
    fc.assert(
      fc.property(held, around, periods, (rules, at, period) => {
        const moves = rules.slice(1).map(({ since }) => since)
        const windowAt = (log: RulesHeld, moment: Date) => windowHeldAt(log, 'deposit', period, moment, new Date('2026-03-20'))
        expect(windowAt(rules, at).start <= at && at < windowAt(rules, at).end).toBe(true)
        for (const [index, moved] of moves.entries()) {
          const before = windowAt(rules.slice(0, index + 1), new Date(moved.getTime() - 1))
          const after = windowAt(rules.slice(0, index + 2), moved)
          if (before.end > moved) expect(after.start <= before.start || after.start.getTime() - before.start.getTime() <= 60_000).toBe(true)
        }
      }),
      { numRuns },
    )
  })

  test('from Malta to Great Britain a day goes on as it began, and what it counted counts in the next one too', () => {
    const rules: RulesHeld = [
      { country: 'MLT', since: new Date('2026-01-01T00:00:00Z') },
      { country: 'GBR', since: new Date('2026-11-18T12:00:00Z') },
    ]
    const day = (at: string) => windowHeldAt(rules, 'deposit', 'daily', new Date(at), new Date(at))
    expect(day('2026-11-18T22:59:00Z')).toEqual({ start: new Date('2026-11-17T23:00:00Z'), end: new Date('2026-11-18T23:00:00Z') })
    expect(day('2026-11-18T23:00:00Z')).toEqual({ start: new Date('2026-11-18T00:00:00Z'), end: new Date('2026-11-19T00:00:00Z') })
  })
})
