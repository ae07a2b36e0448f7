import { describe, expect, it } from 'vitest'
import { registrationFlow, type Registration, type RegistrationEvent } from './registration-flow.ts'

const refused = { error: 'duplicated', errorCode: 2 }

describe('registrationFlow', () => {
  it.each<[string, Registration, RegistrationEvent, Registration]>([
    ['begins only after the agreement', { at: 'consent' }, { type: 'submitted', typed: {}, last: false }, { at: 'consent' }],
    ['begins with the first step', { at: 'consent' }, { type: 'agreed' }, { at: 'step', step: 0, typed: {} }],
    [
      'checks a step before the next',
      { at: 'step', step: 0, typed: {} },
      { type: 'submitted', typed: { email: 'a@b.c' }, last: false },
      { at: 'checking', step: 0, typed: { email: 'a@b.c' } },
    ],
    [
      'goes on when the step is accepted',
      { at: 'checking', step: 0, typed: { email: 'a@b.c' } },
      { type: 'accepted' },
      { at: 'step', step: 1, typed: { email: 'a@b.c' } },
    ],
    [
      'stays, with everything typed, when it is refused',
      { at: 'checking', step: 1, typed: { email: 'a@b.c' } },
      { type: 'refused', error: refused },
      { at: 'step', step: 1, typed: { email: 'a@b.c' }, refusal: refused },
    ],
    [
      'keeps what was typed on the way back',
      { at: 'step', step: 1, typed: { email: 'a@b.c' } },
      { type: 'back', typed: { city: 'Turku' } },
      { at: 'step', step: 0, typed: { email: 'a@b.c', city: 'Turku' } },
    ],
    [
      'does not go back before the first step',
      { at: 'step', step: 0, typed: {} },
      { type: 'back', typed: {} },
      { at: 'step', step: 0, typed: {} },
    ],
    [
      'registers from the last step',
      { at: 'step', step: 2, typed: {} },
      { type: 'submitted', typed: { ageAndPolicyChecked: 'true' }, last: true },
      { at: 'registering', step: 2, typed: { ageAndPolicyChecked: 'true' } },
    ],
    [
      'goes to the step of the wrong field',
      { at: 'registering', step: 2, typed: { email: 'x' } },
      { type: 'refused', error: refused, step: 0 },
      { at: 'step', step: 0, typed: { email: 'x' }, refusal: refused },
    ],
    ['is over once registered', { at: 'registering', step: 2, typed: {} }, { type: 'accepted' }, { at: 'done' }],
  ])('%s', (_name, now, event, next) => {
    expect(registrationFlow(now, event)).toEqual(next)
  })
})
