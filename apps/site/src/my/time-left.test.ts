import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { T } from '@fairhouse/messages'
import { expect, test } from 'vitest'
import { timeLeftText } from './time-left.ts'

const t = ((key: string, values: object) => `${key} ${Object.values(values).join()}`) as T // as much of it as is used
const now = Date.parse('2026-11-21T12:00:00Z')

/** The rows that each case proves. */
const rowsOfMinutes: Record<string, RowName[]> = {
  '420': ['SHL-1052'],
  '366': ['SHL-1052'],
  '360': ['SHL-1053'],
  '90': ['SHL-1053'],
}

test.each([
  [7 * 60, 'my.hoursLeft 7'],
  [6.5 * 60, 'my.hoursLeft 6.5'],
  [6 * 60 + 6, 'my.hoursLeft 6.1'],
  [6 * 60, 'my.minutesLeft 360'],
  [90, 'my.minutesLeft 90'],
  [0, 'my.minutesLeft 0'],
  [-5, 'my.minutesLeft 0'],
])('%f minutes of a login are told as %s', (minutes, text) => {
  proves(...(rowsOfMinutes[minutes] ?? []))
  expect(timeLeftText(t, new Date(now + minutes * 60_000).toISOString(), now)).toBe(text)
})
