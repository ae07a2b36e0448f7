import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  ['2026-11-21T04:30:00Z', 'Europe/Stockholm', 'lobby.greetingMorning'],
  ['2026-11-21T04:30:00Z', 'Europe/London', 'lobby.greetingEvening'],
  ['2026-11-21T11:30:00Z', 'Europe/London', 'lobby.greetingMorning'],
  ['2026-11-21T11:30:00Z', 'Europe/Malta', 'lobby.greetingDay'],
  ['2026-11-21T17:00:00Z', 'Europe/Malta', 'lobby.greetingEvening'],
  ['2026-11-21T23:30:00Z', 'Europe/London', 'lobby.greetingEvening'],
])('%s in %s is greeted with %s', (moment, zone, greeting) => {
  expect(greetingAt(moment, zone)).toBe(greeting)
})
