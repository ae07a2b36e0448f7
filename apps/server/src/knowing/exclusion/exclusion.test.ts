import { describe, expect, test } from 'vitest'
import { exclusionAt, isLonger, monthsFrom, type KeptExclusion } from './exclusion.ts'

const at = new Date('2026-11-22T12:00:00Z')
const day = (n: number) => new Date(at.getTime() + n * 86_400_000)
const kept = (kind: KeptExclusion['kind'], from: number, to: number | null): KeptExclusion => ({
  kind,
  starts_at: day(from),
  ends_at: to === null ? null : day(to),
  chosen_until: to === null ? null : day(to),
  cooling_off_hours: null,
  asked_at: null,
})
/** One that ends on request: the days it was chosen for, and when the request came. */
const byRequest = (from: number, to: number, asked?: number): KeptExclusion => ({
  ...kept('excluded', from, to),
  ends_at: asked === undefined ? null : day(asked + 1),
  cooling_off_hours: 24,
  asked_at: asked === undefined ? null : day(asked),
})

describe('what keeps a player away', () => {
  test.each([
    ['nothing', [], null],
    ['a break that is over', [kept('timeOut', -3, -1)], null],
    ['a break to come', [kept('timeOut', 1, 2)], null],
    [
      'a break, until the later of two ends',
      [kept('timeOut', -1, 1), kept('timeOut', 0, 7)],
      { kind: 'timeOut', since: day(-1), until: day(7) },
    ],
    [
      'an exclusion before a break',
      [kept('timeOut', -1, 40), kept('excluded', 0, 30)],
      { kind: 'excluded', since: day(0), until: day(30) },
    ],
    ['an exclusion without an end', [kept('excluded', 0, 30), kept('excluded', 0, null)], { kind: 'excluded', since: day(0), until: null }],
    [
      'one that ends by request, while its time runs',
      [byRequest(-1, 30)],
      { kind: 'excluded', since: day(-1), until: day(30), ending: 'whenAsked' },
    ],
    [
      'the same when its time is over and nobody has asked',
      [byRequest(-31, -1)],
      { kind: 'excluded', since: day(-31), until: day(-1), ending: 'toBeAsked' },
    ],
    [
      'the same for a day once it was asked for',
      [byRequest(-31, -1, 0)],
      { kind: 'excluded', since: day(-31), until: day(1), ending: 'asked' },
    ],
    ['the same no longer after that day', [byRequest(-31, -3, -1)], null],
    [
      'the longer one of two, which alone may be asked about',
      [byRequest(-31, -1), byRequest(-3, 60)],
      { kind: 'excluded', since: day(-31), until: day(60), ending: 'whenAsked' },
    ],
    [
      'one for good, though another was asked for',
      [byRequest(-31, -1, 0), kept('excluded', -2, null)],
      { kind: 'excluded', since: day(-31), until: null },
    ],
    ['a block by the operator is none of the player’s own', [kept('blocked', 0, null)], null],
  ])('is %s', (_, all, expected) => {
    const plain = expected && {
      ending: 'byItself',
      ...expected,
      since: expected.since.toISOString(),
      until: expected.until?.toISOString() ?? null,
    }
    expect(exclusionAt(all, at)).toEqual(plain)
  })
})

describe('a new one may begin', () => {
  const timeOut = { kind: 'timeOut', since: '', until: day(7).toISOString(), ending: 'byItself' } as const
  const excluded = { kind: 'excluded', since: '', until: day(180).toISOString(), ending: 'byItself' } as const
  test.each([
    ['where none holds', { kind: 'timeOut', until: day(1) } as const, null, true],
    ['where it ends later', { kind: 'timeOut', until: day(8) } as const, timeOut, true],
    ['but not where it ends earlier', { kind: 'timeOut', until: day(6) } as const, timeOut, false],
    ['but not where it ends at the same time', { kind: 'timeOut', until: day(7) } as const, timeOut, false],
    ['an exclusion over a break', { kind: 'excluded', until: day(180) } as const, timeOut, true],
    ['but no break over an exclusion', { kind: 'timeOut', until: day(365) } as const, excluded, false],
    ['for good over anything', { kind: 'excluded', until: null } as const, excluded, true],
    ['but nothing over one for good', { kind: 'excluded', until: day(365) } as const, { ...excluded, until: null }, false],
  ])('%s', (_, wanted, holding, may) => {
    expect(isLonger(wanted, holding)).toBe(may)
  })
})

test.each([
  ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2026-11-22T10:00:00Z', 12, '2027-11-22T10:00:00.000Z'],
])('%s and %i calendar months is %s', (from, months, to) => {
  expect(monthsFrom(new Date(from), months).toISOString()).toBe(to)
})

test('a Danish exclusion of a month is one of thirty days at least', () => {
  expect(monthsFrom(new Date('2027-01-30T10:00:00Z'), 1, 30).toISOString()).toBe('2027-03-01T10:00:00.000Z')
  expect(monthsFrom(new Date('2027-01-01T10:00:00Z'), 1, 30).toISOString()).toBe('2027-02-01T10:00:00.000Z')
})
