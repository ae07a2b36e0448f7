import { describe, expect, test } from 'vitest'
import { refuse } from '../../base/http/refusal.ts'
import { stepSignIn, type SignIn, type SignInEvent } from './sign-in-step.ts'

const why = refuse('suspended')
const states: SignIn[] = [{ at: 'password' }, { at: 'code' }, { at: 'barred', why }, { at: 'in' }]
const events = {
  wrongPassword: { is: 'password', right: false },
  rightPassword: { is: 'password', right: true, secondFactor: false, barred: undefined },
  rightPasswordOfBarred: { is: 'password', right: true, secondFactor: false, barred: why },
  rightPasswordWithFactor: { is: 'password', right: true, secondFactor: true, barred: undefined },
  rightPasswordWithFactorOfBarred: { is: 'password', right: true, secondFactor: true, barred: why },
  wrongCode: { is: 'code', right: false },
  rightCode: { is: 'code', right: true, barred: undefined },
  rightCodeOfBarred: { is: 'code', right: true, barred: why },
  frozen: { is: 'frozen' },
  expired: { is: 'expired' },
} as const satisfies Record<string, SignInEvent>

/** Where an arrow leads somewhere else; every other event leaves a state as it is. */
const arrows: Partial<Record<SignIn['at'], Partial<Record<keyof typeof events, SignIn['at']>>>> = {
  password: {
    rightPassword: 'in',
    rightPasswordOfBarred: 'barred',
    rightPasswordWithFactor: 'code',
    rightPasswordWithFactorOfBarred: 'code',
  },
  code: { rightCode: 'in', rightCodeOfBarred: 'barred', frozen: 'password', expired: 'password' },
}

const names = Object.keys(events) as (keyof typeof events)[] // its own keys

describe('a sign-in', () => {
  test.each(states.flatMap((state) => names.map((name) => [state.at, name, arrows[state.at]?.[name] ?? state.at, state] as const)))(
    'at %s, after %s, is at %s',
    (_, name, to, state) => expect(stepSignIn(state, events[name]).at).toBe(to),
  )

  test('never enters by a password alone where a second factor is on', () => {
    for (const barred of [undefined, why])
      expect(stepSignIn({ at: 'password' }, { is: 'password', right: true, secondFactor: true, barred }).at).toBe('code')
  })

  test('keeps the reason why somebody may not enter', () => {
    expect(stepSignIn({ at: 'code' }, events.rightCodeOfBarred)).toEqual({ at: 'barred', why })
  })
})
