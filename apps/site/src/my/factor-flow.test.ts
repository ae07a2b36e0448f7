import { describe, expect, test } from 'vitest'
import { stepFactor, type Factor, type FactorEvent } from './factor-flow.ts'

const setUp = { secret: 'MY', address: 'otpauth://totp/x', picture: [[true]] }
const states: Factor[] = [
  { at: 'resting' },
  { at: 'beginning' },
  { at: 'confirming', setUp },
  { at: 'keeping', codes: ['aaaa'] },
  { at: 'ending' },
]
const events: Record<string, FactorEvent> = {
  begin: { is: 'asked', to: 'begin' },
  end: { is: 'asked', to: 'end' },
  begun: { is: 'begun', setUp },
  confirmed: { is: 'confirmed', codes: ['aaaa'] },
  over: { is: 'over' },
  cancelled: { is: 'cancelled' },
}
const arrows: Record<Factor['at'], Record<string, Factor['at']>> = {
  resting: { begin: 'beginning', end: 'ending' },
  beginning: { begun: 'confirming', cancelled: 'resting' },
  confirming: { confirmed: 'keeping', cancelled: 'resting' },
  keeping: { over: 'resting' },
  ending: { over: 'resting', cancelled: 'resting' },
}

describe('the page of one-time codes', () => {
  test.each(
    states.flatMap((state) => Object.keys(events).map((name) => [state.at, name, arrows[state.at][name] ?? state.at, state] as const)),
  )('at %s, after %s, is at %s', (_, name, to, state) => expect(stepFactor(state, events[name] ?? { is: 'over' }).at).toBe(to))

  test('forgets the secret and the codes as soon as they are not shown', () => {
    for (const state of states)
      for (const event of Object.values(events)) {
        const next = stepFactor(state, event)
        expect([next.at === 'confirming', next.at === 'keeping']).toEqual(['setUp' in next, 'codes' in next])
      }
  })
})
