import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2028-02-29T23:00:00+02:00', '2028-02-29T21:00:00.000Z'],
])('%s is a moment', (text, moment) => {
  expect(momentOf(text).toISOString()).toBe(moment)
})

test.each(['2027-02-29', '2026-04-31T10:00:00Z', '2026-13-01', 'yesterday', '5', ''])(
  '"%s" is none, and the sentence says how to write one',
  (text) => {
    expect(() => momentOf(text)).toThrow(/is no time\. Write it as/)
  },
)
