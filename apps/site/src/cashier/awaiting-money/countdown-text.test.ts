import { proves } from '@fairhouse/testing/proves.ts'
import { expect, it } from 'vitest'
import { countdownText, longTimeText } from './countdown-text.ts'

it('a page that is loaded anew at half time goes on counting: what is left hangs on the end and the server’s clock alone', () => {
  proves('CSH-625', 'SHL-1082')
  const [until, ahead] = [1_600_000, 3_600_000]
  const shownAt = (browser: number) => countdownText(until + ahead, browser + ahead)
  expect([shownAt(1_000_000), shownAt(1_300_000), shownAt(1_300_000)]).toEqual(['10:00', '05:00', '05:00'])
})

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
  proves('CSH-NS-66')
  expect(countdownText(1_000_000 + leftMs, 1_000_000)).toBe(text)
})

it.each([
  [7_199_999, 'en', undefined],
  [7_200_000, 'en', '2 hours'],
  [172_799_999, 'en', '47 hours'],
  [259_200_000, 'en', '3 days'],
  [259_200_000, 'de', '3 Tage'],
  [259_200_000, 'ar', '3 أيام'],
])('%i ms are told in %s as %s', (leftMs, language, text) => {
  expect(longTimeText(leftMs, language)).toBe(text)
})
