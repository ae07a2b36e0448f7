import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

// Proves SHL-321..325.
const say = (key: string, values: Record<string, unknown> = {}) => `${key.replace('shell.', '')} ${Object.values(values).join(':')}`
const after = (seconds: number, zeroFill = false) =>
  durationText(say, '2026-11-22T12:00:00Z', Date.parse('2026-11-22T12:00:00Z') + seconds * 1000, zeroFill)

test.each([
  [-1, ''],
  [0, 'seconds 0'],
  [59, 'seconds 59'],
  [60, 'minutes 1'],
  [3599, 'minutes 59'],
  [3600, 'hours 1:0'],
  [90_061, 'hours 25:1'],
])('%i seconds are shown as "%s"', (seconds, shown) => {
  expect(after(seconds)).toBe(shown)
})

test('each number has two figures where that is wanted', () => {
  expect([after(3661, true), after(3661)]).toEqual(['hours 01:01', 'hours 1:1'])
})
