import { expect, it } from 'vitest'
import { countdownText } from './countdown-text.ts'

it.each([
  [600_000, '10:00'],
  [599_001, '10:00'],
  [599_000, '09:59'],
  [1000, '00:01'],
  [1, '00:01'],
  [0, undefined],
  [-5000, undefined],
  [3_600_000, '1:00'],
  [90_061_000, '25:01'],
])('%i ms are shown as %s', (leftMs, text) => {
  expect(countdownText(1_000_000 + leftMs, 1_000_000)).toBe(text)
})
