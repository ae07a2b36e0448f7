import type { Profile } from '@fairhouse/contract'
import { describe, expect, test } from 'vitest'
import { stepLoginForm, type LoginEvent, type LoginState } from './login-form.ts'

const login = 'ada@example.com'
const profile = {} as Profile // nothing of it is read here
const refused = (error: string): LoginEvent => ({ is: 'refused', error: { error, errorCode: 0 }, login })
const password: LoginState = { at: 'password' }
const code: LoginState = { at: 'code', login }
const inside: LoginState = { at: 'in', profile }

describe('the sign-in form', () => {
  test.each([
    [password, refused('failedLogin'), 'password'],
    [password, refused('frozen'), 'password'],
    [password, refused('loginStepNeeded'), 'code'],
    [password, { is: 'entered', profile }, 'in'],
    [password, { is: 'again' }, 'password'],
    [code, refused('wrongField'), 'code'],
    [code, refused('connection'), 'code'],
    [code, refused('tooManyRequests'), 'code'],
    [code, refused('frozen'), 'password'],
    [code, refused('tokenExpired'), 'password'],
    [code, refused('suspended'), 'password'],
    [code, { is: 'entered', profile }, 'in'],
    [code, { is: 'again' }, 'password'],
    [inside, refused('failedLogin'), 'in'],
    [inside, { is: 'again' }, 'in'],
  ] as [LoginState, LoginEvent, string][])('%#: %j and %j lead to %s', (now, event, to) => expect(stepLoginForm(now, event).at).toBe(to))

  test('keeps the login and what was refused, and says nothing where only the code is missing', () => {
    expect(stepLoginForm(password, refused('failedLogin'))).toMatchObject({ login, refusal: { error: 'failedLogin' } })
    expect(stepLoginForm(password, refused('loginStepNeeded'))).toEqual({ at: 'code', login })
    expect(stepLoginForm({ ...code, refusal: { error: 'wrongField', errorCode: 109 } }, { is: 'again' })).toEqual({ at: 'password', login })
  })
})
