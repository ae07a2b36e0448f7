import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { poll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns the seconds at which it is asked while nobody stops it. */
function askedIn(waitSeconds: number, seconds: number, atOnce = false): number[] {
  const end = new AbortController()
  const asked: number[] = []
  const began = Date.now()
  poll({ waitSeconds, atOnce }, end.signal, async (most) => void (asked.length < most && asked.push((Date.now() - began) / 1000)))
  vi.advanceTimersByTime(seconds * 1000)
  end.abort()
  return asked
}

test('a status is asked every five seconds, the first time five seconds after the wait begins', () => {
  proves('CSH-387', 'CSH-572', 'CSH-435')
  expect(askedIn(300, 21)).toEqual([5, 10, 15, 20])
})

test('where there is news it is asked at once, and then every five seconds', () => {
  proves('CSH-NS-52')
  expect(askedIn(300, 21, true)).toEqual([0, 5, 10, 15, 20])
})

/** The rows that each case shows. */
const rowsOfWait: Record<string, RowName[]> = {
  '35': ['CSH-395'],
  '20': ['CSH-314'],
  '45': ['CSH-315'],
  '300': ['CSH-396', 'CSH-575'],
}

test.each([
  [35, 7],
  [12, 3],
  [20, 4],
  [45, 9],
  [10, 2],
  [300, 60],
])('in %s seconds it is asked %s times and no more', (waiting, times) => {
  proves(...(rowsOfWait[waiting] ?? []))
  expect([askedIn(waiting, 1000).length, askedIn(waiting, 1000, true).length]).toEqual([times, times])
})

test('who stops waiting asks no more', () => {
  const end = new AbortController()
  const question = vi.fn(async () => undefined)
  poll({ waitSeconds: 300, atOnce: true }, end.signal, question)
  vi.advanceTimersByTime(5000)
  end.abort()
  vi.advanceTimersByTime(60_000)
  expect(question).toHaveBeenCalledTimes(2)
})
