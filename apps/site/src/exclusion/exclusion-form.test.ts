import { expect, test } from 'vitest'
import { stepExclusion, type ExclusionEvent, type ExclusionState } from './exclusion-form.ts'
import { endOf } from './exclusion-length.ts'

const length = { kind: 'timeOut', hours: 24 } as const
const run = (...events: ExclusionEvent[]): ExclusionState['at'][] => {
  let now: ExclusionState = { at: 'choosing' }
  return events.map((event) => (now = stepExclusion(now, event)).at)
}

test('nothing begins before it is chosen, read and meant', () => {
  expect(run({ is: 'begin' }, { is: 'chosen', length }, { is: 'back' }, { is: 'chosen', length }, { is: 'begin' }, { is: 'back' })).toEqual(
    ['choosing', 'asked', 'choosing', 'asked', 'sending', 'sending'],
  )
})

test('months end on the calendar’s day, as the server counts them', () => {
  const end = endOf({ kind: 'excluded', months: 6 }, Date.parse('2026-08-31T10:00:00Z'))
  expect(new Date(end ?? 0).toISOString()).toBe('2027-02-28T10:00:00.000Z')
})
