import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarWindow } from './window.ts'

const zones = [
  'Europe/Stockholm',
  'Europe/London',
  'Europe/Amsterdam',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
]
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

describe('a calendar window', () => {
  test('holds its moment, and the next one begins where it ends', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), fc.constantFrom('daily', 'weekly', 'monthly'), (at, zone, period) => {
        const { start, end } = calendarWindow(period, at, zone)
        expect(start <= at && at < end).toBe(true)
        expect(calendarWindow(period, end, zone).start).toEqual(end)
        expect(calendarWindow(period, new Date(end.getTime() - 1), zone)).toEqual({ start, end })
      }),
      { numRuns: 2000 },
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
    expect(calendarWindow(period, new Date(at), zone)).toEqual({ start: new Date(start), end: new Date(end) })
  })
})
