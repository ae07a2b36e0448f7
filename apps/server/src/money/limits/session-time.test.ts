import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsUsed } from './session-time.ts'

const start = Date.parse('2026-11-18T00:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1000)
const window = { start: at(0), end: at(86_400) }
const interval = (from: number, to: number) => ({ start: at(from), end: at(to) })

test.each([
  ['nothing', [], 0],
  ['one login', [interval(100, 160)], 60],
  ['two after each other', [interval(100, 160), interval(200, 230)], 90],
  ['two devices at once only once', [interval(100, 200), interval(150, 180), interval(190, 250)], 150],
  ['only what is in the window', [interval(-50, 10), interval(86_390, 86_500)], 20],
  ['an open one up to now', [interval(43_000, 90_000)], 86_400 - 43_000],
])('counts %s', (_, intervals, seconds) => {
  expect(secondsUsed(intervals, window, at(86_400))).toBe(seconds)
})

test('counts every second in which somebody was logged in once, however many devices there were (property)', () => {
  const stretches = fc.array(
    fc
      .record({ from: fc.integer({ min: -100, max: 500 }), length: fc.integer({ min: 0, max: 300 }) })
      .map(({ from, length }) => interval(from, from + length)),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(stretches, fc.integer({ min: 0, max: 600 }), (intervals, now) => {
      const day = { start: at(0), end: at(400) }
      let counted = 0
      for (let second = 0; second < Math.min(400, now); second += 1)
        if (intervals.some((one) => one.start <= at(second) && one.end > at(second))) counted += 1
      expect(secondsUsed(intervals, day, at(now))).toBe(counted)
    }),
  )
})
