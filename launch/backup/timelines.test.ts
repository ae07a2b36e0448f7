import { expect, test } from 'vitest'
import { isPastOf, positionOf, reachOf, segmentNumber, timelineAt, timelineIn, timelineText, withSince } from './timelines.ts'

const begun = (text: string) => new Date(text)
const history = (...lines: string[]) => Buffer.from(lines.join('\n'))
// A house was restored at 12:00 to a moment in segment 5, and again at 15:00 to one in segment 9 of the second timeline.
const second = timelineIn('00000002.history', withSince(history('1\t0/5000100\tbefore 2026-11-27'), begun('2026-11-27T12:00:00Z')))
const third = timelineIn('00000003.history', withSince(history('1\t0/5000100\tx', '2\t0/9000000\ty'), begun('2026-11-27T15:00:00Z')))

test('a history is read with our comment, and is the same to PostgreSQL with and without it', () => {
  expect(second).toEqual({ id: 2, since: begun('2026-11-27T12:00:00Z'), past: [{ parent: 1, switchedAt: positionOf('0/5000100') }] })
  expect(timelineText(withSince(history('1\t0/5000100\tx'), new Date()))).toBe(timelineText(history('1\t0/5000100\tx')))
})

test.each([
  ['2026-11-27T11:59:59Z', 1],
  ['2026-11-27T12:00:00Z', 2],
  ['2026-11-27T14:00:00Z', 2],
  ['2026-11-27T15:00:01Z', 3],
  [undefined, 3],
])('at %s the house was on timeline %i', (at, id) => {
  expect(timelineAt([second, third], at ? new Date(at) : undefined).id).toBe(id)
})

test('a backup of an earlier timeline leads to a later one where it was finished before the later one began', () => {
  expect(isPastOf(third, 3, positionOf('0/F000000'))).toBe(true)
  expect(isPastOf(third, 2, positionOf('0/8FFFFFF'))).toBe(true)
  expect(isPastOf(third, 2, positionOf('0/9000001'))).toBe(false)
  expect(isPastOf(third, 1, positionOf('0/5000101'))).toBe(false)
  expect(isPastOf(second, 3, 1n)).toBe(false)
})

const names = (timeline: string, ...segments: string[]) => segments.map((one) => `${timeline}00000000${one.padStart(8, '0')}`)

test('segments are numbered over their files', () => {
  expect(segmentNumber('0000000100000000000000FF') + 1n).toBe(segmentNumber('000000010000000100000000'))
})

test('the log reaches over timelines, and what an older one wrote after it was left is no part of it', () => {
  const kept = [...names('00000001', '3', '4', '5', '6', '7'), ...names('00000002', '5', '6', '8', '9'), ...names('00000003', '9', 'A')]
  expect(reachOf(second, kept, 3n)).toEqual({ last: 9n, missing: 7n })
  expect(reachOf(third, [...kept, ...names('00000002', '7')], 3n)).toEqual({ last: 10n, missing: undefined })
  expect(reachOf(timelineAt([], undefined), kept, 3n)).toEqual({ last: 7n, missing: undefined })
  expect(reachOf(third, kept, 11n)).toEqual({ last: undefined, missing: undefined })
  expect(reachOf(third, names('00000003', 'A'), 9n)).toEqual({ last: 10n, missing: 9n })
})
