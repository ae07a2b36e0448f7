import { expect, test } from 'vitest'
import { testClock } from './test-clock.ts'

test('a clock that was set stays there, though the house reads its offset anew', () => {
  const clock = testClock('2026-11-18T10:00:00Z')
  clock.set('2026-11-18T08:00:00Z')
  clock.setOffset(0)
  expect(clock.now().toISOString()).toBe('2026-11-18T08:00:00.000Z')
  clock.setOffset(60_000)
  expect(clock.now().toISOString()).toBe('2026-11-18T08:01:00.000Z')
})
