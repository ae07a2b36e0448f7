import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { durationText } from '../base/duration-text.ts'
import { nowOf, type Site } from '../base/site.ts'
import { clockAhead } from './clock-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const left = '2026-01-01T00:00:10.000Z'
/** A page whose first byte came after a while, and whose script runs later. */
const timing = (responseStart: number | undefined, now: number) => ({
  now: () => now,
  getEntriesByType: () => (responseStart === undefined ? [] : [{ responseStart }]) as unknown as PerformanceEntryList, // what is read of it
})

test('the time between the page and its script is not taken for a difference of the clocks', () => {
  // Both clocks are the same: the script runs three seconds after the page came.
  const now = Date.parse(left) + 3000
  expect(clockAhead(left, { now, timing: timing(400, 3400) })).toBe(0)
})

test('a clock that is wrong by a minute is put right', () => {
  const now = Date.parse(left) + 3000 - 60_000
  expect(clockAhead(left, { now, timing: timing(400, 3400) })).toBe(60_000)
})

test('a page that was drawn for somebody else some seconds before has the time of its headers', () => {
  const clock = (description: string) => [
    {
      responseStart: 0,
      serverTiming: [
        { name: 'cdn', description: 'hit' },
        { name: 'clock', description },
      ],
    },
  ]
  const kept = { now: () => 0, getEntriesByType: () => clock('2026-01-01T00:00:13.500Z') as unknown as PerformanceEntryList } // what is read of it
  expect(clockAhead(left, { now: Date.parse(left), timing: kept })).toBe(3500)
})

test('where a browser does not say how the page came, the clocks are compared as they stand', () => {
  expect(clockAhead(left, { now: Date.parse(left) - 500, timing: timing(undefined, 3400) })).toBe(500)
})

test('the time of a session is counted by the server’s clock, however wrong that of the device is', () => {
  proves('SHL-NS-59')
  const wrongBy = 3 * 3_600_000
  vi.setSystemTime(Date.parse(left) + wrongBy)
  const clockAheadMs = clockAhead(left, { now: Date.now(), timing: timing(0, 0) })
  const lasted = () => durationText((key, values) => `${key} ${Object.values(values ?? {}).join()}`, left, nowOf({ clockAheadMs } as Site)) // what it reads of the site
  expect([clockAheadMs, lasted()]).toEqual([-wrongBy, 'shell.seconds 0'])
  vi.setSystemTime(Date.now() + 5 * 60_000)
  expect(lasted()).toBe('shell.minutes 5')
})
