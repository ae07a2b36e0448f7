import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

const say = (key: string, values: Record<string, unknown> = {}) => `${key.replace('shell.', '')} ${Object.values(values).join(':')}`
const after = (seconds: number, zeroFill = false) =>
  durationText(say, '2026-11-22T12:00:00Z', Date.parse('2026-11-22T12:00:00Z') + seconds * 1000, zeroFill)

/** The rows that each case shows. */
const rowsOfSeconds: Record<string, RowName[]> = {
  '-1': ['SHL-325'],
  '0': ['SHL-325'],
  '59': ['SHL-321'],
  '60': ['SHL-322'],
  '3599': ['SHL-322'],
  '3600': ['SHL-323'],
  '90061': ['SHL-323'],
}

test.each([
  [-1, ''],
  [0, 'seconds 0'],
  [59, 'seconds 59'],
  [60, 'minutes 1'],
  [3599, 'minutes 59'],
  [3600, 'hours 1:0'],
  [90_061, 'hours 25:1'],
])('%i seconds are shown as "%s"', (seconds, shown) => {
  proves(...(rowsOfSeconds[seconds] ?? []))
  expect(after(seconds)).toBe(shown)
})

test('each number has two figures where that is wanted', () => {
  proves('SHL-324', 'SHL-NS-27')
  expect([after(3661, true), after(3661)]).toEqual(['hours 01:01', 'hours 1:1'])
})

test.each([
  ['en', '1h 1m', '1m', '5s'],
  ['sv', '1 h 1 min', '1 min', '5 s'],
  ['de', '1 Std. 1 Min.', '1 Min.', '5 Sek.'],
])('the units are short and those of the language (%s)', async (language, ...shown) => {
  proves('SHL-NS-27')
  const { t, load } = createTexts(language, loadArea)
  await load(['shell'])
  const begun = Date.parse('2026-11-22T12:00:00Z')
  const told = [3660, 60, 5].map((seconds) => durationText(t, '2026-11-22T12:00:00Z', begun + seconds * 1000))
  expect(told).toEqual(shown)
})
