import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { Profile } from '@fairhouse/contract'
import { describe, expect, it } from 'vitest'
import { firstOf, registrationFlow, type Registration, type RegistrationEvent, type Shape } from './registration-flow.ts'

const refusal = { error: 'duplicated', errorCode: 9005 }
const whole: Shape = { agreement: true, secondForm: true, confirmation: true }
const short: Shape = { agreement: true, secondForm: true, confirmation: false }
const oneForm: Shape = { agreement: false, secondForm: false, confirmation: true }
const plain: Shape = { agreement: false, secondForm: false, confirmation: false }
const profile = { playerId: '1' } as Profile // the flow hands it on and looks at nothing in it
const typed = { email: 'a@b.example' }

describe('a registration begins', () => {
  /** The rows that each case shows. */
  const rowsOfBeginnings: Record<string, RowName[]> = {
    'with step 2 where it has one form': ['IDN-434'],
    'with step 1 where it has a second form and no agreement': ['IDN-435'],
  }

  it.each<[string, Shape, Registration]>([
    ['with the agreement', whole, { at: 'agreement' }],
    ['with step 1 where it has a second form and no agreement', { ...whole, agreement: false }, { at: 'form', step: 1, typed: {} }],
    ['with step 2 where it has one form', plain, { at: 'form', step: 2, typed: {} }],
  ])('%s', (_, shape, state) => {
    proves(...(rowsOfBeginnings[_] ?? []))
    return expect(firstOf(shape)).toEqual(state)
  })
})

type Arrow = [claim: string, shape: Shape, now: Registration, event: RegistrationEvent, next: Registration]
const arrows: Arrow[] = [
  ['goes to step 1 with the agreement', whole, { at: 'agreement' }, { type: 'agreed' }, { at: 'form', step: 1, typed: {} }],
  ['is left where somebody disagrees', whole, { at: 'agreement' }, { type: 'disagreed' }, { at: 'left' }],
  ['is left by the way back from step 1', whole, { at: 'form', step: 1, typed }, { type: 'back', typed: {} }, { at: 'left' }],
  ['checks step 1 first', whole, { at: 'form', step: 1, typed: {} }, { type: 'submitted', typed }, { at: 'checking', step: 1, typed }],
  [
    'goes from step 1 to 2 without an error',
    whole,
    { at: 'checking', step: 1, typed },
    { type: 'accepted' },
    { at: 'form', step: 2, typed },
  ],
  [
    'stays at step 1 with an error',
    whole,
    { at: 'checking', step: 1, typed },
    { type: 'refused', error: refusal },
    { at: 'form', step: 1, typed, refusal },
  ],
  [
    'goes from step 2 to 3 where there is a confirmation',
    whole,
    { at: 'form', step: 2, typed },
    { type: 'submitted', typed: { city: 'Turku' } },
    { at: 'confirmation', step: 3, typed: { ...typed, city: 'Turku' } },
  ],
  [
    'registers from step 2 where there is none',
    short,
    { at: 'form', step: 2, typed },
    { type: 'submitted', typed: {} },
    { at: 'registering', step: 2, typed },
  ],
  [
    'goes back from step 2 to 1, keeping what was typed',
    whole,
    { at: 'form', step: 2, typed },
    { type: 'back', typed: { city: 'Turku' } },
    { at: 'form', step: 1, typed: { ...typed, city: 'Turku' } },
  ],
  ['is left by the way back from its one form', plain, { at: 'form', step: 2, typed }, { type: 'back', typed: {} }, { at: 'left' }],
  [
    'goes back from step 3 to 2',
    whole,
    { at: 'confirmation', step: 3, typed },
    { type: 'back', typed: {} },
    { at: 'form', step: 2, typed },
  ],
  [
    'goes back from step 3 to the one form where there is no second',
    oneForm,
    { at: 'confirmation', step: 3, typed },
    { type: 'back', typed: {} },
    { at: 'form', step: 2, typed },
  ],
  [
    'registers from step 3',
    whole,
    { at: 'confirmation', step: 3, typed },
    { type: 'submitted', typed: {} },
    { at: 'registering', step: 3, typed },
  ],
  [
    'is done (5) once registered',
    short,
    { at: 'registering', step: 2, typed },
    { type: 'registered', next: 'done' },
    { at: 'done', step: 5, profile: undefined },
  ],
  [
    'waits (4) for a proof',
    short,
    { at: 'registering', step: 2, typed },
    { type: 'registered', next: 'waiting' },
    { at: 'waiting', step: 4, typed },
  ],
  [
    'goes to the form of the refused field',
    whole,
    { at: 'registering', step: 3, typed },
    { type: 'refused', error: refusal, step: 1 },
    { at: 'form', step: 1, typed, refusal },
  ],
  [
    'goes back to where it was sent from with any other error',
    whole,
    { at: 'registering', step: 3, typed },
    { type: 'refused', error: refusal },
    { at: 'confirmation', step: 3, typed, refusal },
  ],
  ['is done (5) once proven', whole, { at: 'waiting', step: 4, typed }, { type: 'proven', profile }, { at: 'done', step: 5, profile }],
  [
    'returns from a failed wait to step 3 where there is a confirmation',
    whole,
    { at: 'waiting', step: 4, typed },
    { type: 'failed', error: refusal },
    { at: 'confirmation', step: 3, typed, refusal },
  ],
  [
    'returns from a failed wait to step 2 where there is none',
    short,
    { at: 'waiting', step: 4, typed },
    { type: 'failed', error: refusal },
    { at: 'form', step: 2, typed, refusal },
  ],
  [
    'returns from a failed wait to the one form where there is neither',
    plain,
    { at: 'waiting', step: 4, typed },
    { type: 'failed', error: refusal },
    { at: 'form', step: 2, typed, refusal },
  ],
]

describe('a registration', () => {
  /** The rows that each case shows. */
  const rowsOfArrows: Record<string, RowName[]> = {
    'goes from step 1 to 2 without an error': ['IDN-436'],
    'checks step 1 first': ['IDN-437'],
    'stays at step 1 with an error': ['IDN-438'],
    'goes from step 2 to 3 where there is a confirmation': ['IDN-431', 'IDN-439'],
    'registers from step 2 where there is none': ['IDN-440'],
    'goes back from step 3 to 2': ['IDN-441'],
    'goes back from step 3 to the one form where there is no second': ['IDN-442'],
    'is done (5) once registered': ['IDN-433', 'IDN-443'],
    'waits (4) for a proof': ['IDN-432'],
    'returns from a failed wait to step 3 where there is a confirmation': ['IDN-445'],
    'returns from a failed wait to step 2 where there is none': ['IDN-446'],
    'returns from a failed wait to the one form where there is neither': ['IDN-447'],
  }

  it.each(arrows)('%s', (_claim, shape, now, event, next) => {
    proves(...(rowsOfArrows[_claim] ?? []))
    expect(registrationFlow(shape)(now, event)).toEqual(next)
  })

  it('is changed by nothing but its arrows', () => {
    const states = [...arrows.map(([, , now]) => now), { at: 'done', step: 5 } as const, { at: 'left' } as const]
    const events = arrows.map(([, , , event]) => event)
    const known = new Set(arrows.map(([, , now, event]) => `${now.at} ${event.type}`))
    let tried = 0
    for (const now of states)
      for (const event of events) {
        if (known.has(`${now.at} ${event.type}`)) continue
        tried += 1
        expect(registrationFlow(whole)(now, event)).toBe(now)
      }
    expect(tried).toBeGreaterThan(100)
  })
})
