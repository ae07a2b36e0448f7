import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { ErrorAnswer, Profile, ThirdPartyDetails } from '@fairhouse/contract'
import { describe, expect, test, vi } from 'vitest'
import { codeScreen, codeScreenAt, shareLeft, tickDown, type CodeScreen } from '../check/code-screen.ts'
import {
  identityCheck,
  stepOfCheck,
  type Begun,
  type IdentityCheck,
  type IdentityCheckEvent,
  type Waited,
} from '../check/identity-check.ts'
import { thirdPartyRegistration, type ThirdPartyRegistration, type ThirdPartyRegistrationEvent } from './third-party-registration.ts'
import { refusalOf, thirdPartySignIn, type ThirdPartySignIn, type ThirdPartySignInEvent } from './third-party-sign-in.ts'

const error = (name: string, errorCode = 1): ErrorAnswer => ({ error: name, errorCode })
const begun: Begun = { token: 'W-1', mode: 'code', code: '4821', expirationTime: '2026-11-21T10:02:00Z', begunAt: 0 }
const details: ThirdPartyDetails = { method: 'smartId', details: { registrationToken: 'RG-5' } }
const success = (payload: Waited['payload']): Waited => ({ status: 'success', payload })
const expired: Waited = { status: 'expired', payload: { error: 'expiredVerification', errorCode: 9001 } }
const profile = { playerId: '1' } as Profile // only its identity matters here

describe('the check of an identity', () => {
  const form: IdentityCheck = { at: 'form' }
  const starting: IdentityCheck = { at: 'starting', typed: { personalCode: '1' } }
  const verification: IdentityCheck = { at: 'verification', begun }
  const passed: IdentityCheck = { at: 'passed', result: success({}) }
  /** The rows that each case shows. */
  const rowsOfChecks: Record<string, RowName[]> = {
    'the server has begun': ['IDN-473'],
    'an error at step 1 keeps the form': ['IDN-473', 'IDN-477'],
    'it ends': ['IDN-474'],
    'its result is taken': ['IDN-475'],
    'an error at step 2 begins anew': ['IDN-476'],
    'it is given up': ['IDN-NS-32'],
    'the code lapses': ['IDN-NS-32'],
  }

  test.each<[string, IdentityCheck, IdentityCheckEvent, IdentityCheck]>([
    ['the form is sent', form, { type: 'submitted', typed: { personalCode: '1' } }, starting],
    ['a try from before a reload goes on', form, { type: 'begun', begun }, verification],
    ['the server has begun', starting, { type: 'begun', begun }, verification],
    ['an error at step 1 keeps the form', starting, { type: 'refused', error: error('a') }, { at: 'form', refusal: error('a') }],
    ['it is given up', verification, { type: 'cancelled' }, form],
    ['the code lapses', verification, { type: 'lapsed', error: error('b') }, { at: 'form', refusal: error('b') }],
    ['an error at step 2 begins anew', verification, { type: 'refused', error: error('c') }, { at: 'form', refusal: error('c') }],
    ['it ends', verification, { type: 'ended', result: success({}) }, passed],
    ['its result is taken', passed, { type: 'reset' }, form],
    ['its result is taken with an error', passed, { type: 'reset', refusal: error('d') }, { at: 'form', refusal: error('d') }],
    ['nothing ends before it begins', form, { type: 'ended', result: expired }, form],
    ['nothing is given up that has not begun', form, { type: 'cancelled' }, form],
    ['it cannot be sent twice', starting, { type: 'submitted', typed: {} }, starting],
    ['it cannot be sent while waiting', verification, { type: 'submitted', typed: {} }, verification],
    ['it does not end twice', passed, { type: 'ended', result: expired }, passed],
  ])('%s', (_, now, event, next) => {
    proves(...(rowsOfChecks[_] ?? []))
    return expect(identityCheck(now, event)).toEqual(next)
  })

  test('counts the form as step 1 and the verification as step 2', () => {
    proves('IDN-472..473')
    expect([form, starting, verification, passed].map(stepOfCheck)).toEqual([1, 1, 2, 2])
  })
})

describe('signing in by a service', () => {
  const login: ThirdPartySignIn = { step: 1, at: 'login' }
  const verifying: ThirdPartySignIn = { step: 2, at: 'verifying' }
  const entering: ThirdPartySignIn = { step: 2, at: 'entering', loginToken: 'LT-1' }
  const ask: ThirdPartySignIn = { step: 3, at: 'askToRegister', details }
  const done: ThirdPartySignIn = { step: 3, at: 'done', profile }
  const unknown = { status: 'error', payload: { error: 'userNotFound', errorCode: 110, details } } as const
  const withDetails: ErrorAnswer = { error: 'userNotFound', errorCode: 110, errorDetails: { details } }
  /** The rows that each case shows. */
  const rowsOfSignIns: Record<string, RowName[]> = {
    '110 asks to sign up': ['IDN-463', 'IDN-765'],
    'the login answers 110': ['IDN-463', 'IDN-765'],
    'an unknown profile asks to sign up': ['IDN-464'],
    'the login succeeds': ['IDN-465'],
    'the login answers another error': ['IDN-466', 'IDN-766'],
  }

  test.each<[string, ThirdPartySignIn, ThirdPartySignInEvent, ThirdPartySignIn]>([
    ['it begins', login, { type: 'begun' }, verifying],
    ['it cannot begin', login, { type: 'refused', error: error('a') }, { step: 1, at: 'login', refusal: error('a') }],
    ['it is given up', verifying, { type: 'back' }, login],
    ['a login token enters', verifying, { type: 'ended', result: success({ loginToken: 'LT-1' }) }, entering],
    [
      'a code of a window enters',
      verifying,
      { type: 'coded', code: 'C-1', by: { tokenProvider: 'google', identificationToken: 'I-1' } },
      { step: 2, at: 'entering', loginToken: 'C-1', by: { tokenProvider: 'google', identificationToken: 'I-1' } },
    ],
    [
      'a window that opened for nothing goes back',
      verifying,
      { type: 'refused', error: error('a') },
      { step: 1, at: 'login', refusal: error('a') },
    ],
    [
      'no code enters before the window is open',
      login,
      { type: 'coded', code: 'C-1', by: { tokenProvider: 'google', identificationToken: 'I-1' } },
      login,
    ],
    ['110 asks to sign up', verifying, { type: 'ended', result: unknown }, ask],
    ['an unknown profile asks to sign up', verifying, { type: 'ended', result: success({ details }) }, ask],
    [
      'expired goes back with its code',
      verifying,
      { type: 'ended', result: expired },
      { step: 1, at: 'login', refusal: error('expiredVerification', 9001) },
    ],
    ['the login succeeds', entering, { type: 'entered', profile }, done],
    ['the login answers 110', entering, { type: 'refused', error: withDetails }, ask],
    [
      'the login answers another error',
      entering,
      { type: 'refused', error: error('frozen', 111) },
      { step: 1, at: 'login', refusal: error('frozen', 111) },
    ],
    ['a document that must be accepted first was opened', entering, { type: 'back' }, login],
    ['signing up is declined', ask, { type: 'back' }, login],
    ['nothing follows success', done, { type: 'refused', error: error('a') }, done],
    ['nothing ends that has not begun', login, { type: 'ended', result: expired }, login],
  ])('%s', (_, now, event, next) => {
    proves(...(rowsOfSignIns[_] ?? []))
    return expect(thirdPartySignIn(now, event)).toEqual(next)
  })
})

describe('signing up by a service', () => {
  const identify: ThirdPartyRegistration = { step: 1, at: 'identify' }
  const verify: ThirdPartyRegistration = { step: 2, at: 'verify' }
  const form: ThirdPartyRegistration = { step: 3, at: 'details', from: details, typed: {} }
  const typed = { email: 'a@b.c' }
  const confirm: ThirdPartyRegistration = { step: 5, at: 'confirm', from: details, typed }
  const sending = (confirmed: boolean): ThirdPartyRegistration => ({ step: 6, at: 'registering', from: details, typed, confirmed })
  const logIn: ThirdPartyRegistration = { step: 7, at: 'logIn', loginToken: 'LT-1', auto: false }
  const done: ThirdPartyRegistration = { step: 7, at: 'success' }
  const check: ThirdPartyRegistration = { step: 8, at: 'tokenCheck', token: 'TT-1' }
  const failed: ThirdPartyRegistration = { step: 9, at: 'tokenFailed', refusal: error('expiredVerification', 9001) }
  const wrong: ErrorAnswer = { error: 'checkFields', errorCode: 2, errorDetails: { fields: { email: { rule: 'email' } } } }
  /** The rows that each case shows. */
  const rowsOfSignUps: Record<string, RowName[]> = {
    '1 to 2: it begins': ['IDN-452..453'],
    '2 to 3: details without a login token': ['IDN-454'],
    '3 to 5: a confirmation is asked for': ['IDN-454'],
    '2 to 7: a login token': ['IDN-455'],
    '6 to 7: registered': ['IDN-455'],
    '8 to 7: the token has a login token': ['IDN-459'],
    '8 to 3: the token has details': ['IDN-460'],
    '8 to 9: the token is expired': ['IDN-457', 'IDN-461'],
    '8 to 9: the token fails': ['IDN-462'],
  }

  test.each<[string, ThirdPartyRegistration, ThirdPartyRegistrationEvent, ThirdPartyRegistration]>([
    ['1 to 2: it begins', identify, { type: 'begun' }, verify],
    ['1 loses its refusal when it is closed', { step: 1, at: 'identify', refusal: error('a') }, { type: 'closed' }, identify],
    ['1 stays: it cannot begin', identify, { type: 'refused', error: error('a') }, { step: 1, at: 'identify', refusal: error('a') }],
    ['2 to 1: it is given up', verify, { type: 'back' }, identify],
    ['2 to 3: details without a login token', verify, { type: 'ended', result: success({ details }) }, form],
    ['2 to 7: a login token', verify, { type: 'ended', result: success({ loginToken: 'LT-1', autoLogin: false }) }, logIn],
    [
      '2 to 7: a login token with auto-login',
      verify,
      { type: 'ended', result: success({ loginToken: 'LT-1', autoLogin: true }) },
      { step: 7, at: 'logIn', loginToken: 'LT-1', auto: true },
    ],
    [
      '2 to 1: it failed',
      verify,
      { type: 'ended', result: expired },
      { step: 1, at: 'identify', refusal: error('expiredVerification', 9001) },
    ],
    ['3 to 5: a confirmation is asked for', form, { type: 'submitted', typed, confirmationPage: true }, confirm],
    ['3 to 6: none is asked for', form, { type: 'submitted', typed, confirmationPage: false }, sending(false)],
    ['5 to 3: back with what was typed', confirm, { type: 'back' }, { step: 3, at: 'details', from: details, typed }],
    ['5 to 6: confirmed', confirm, { type: 'confirmed' }, sending(true)],
    [
      '6 to 7: registered and logged in',
      sending(true),
      { type: 'registered', loginToken: 'LT-1', auto: true },
      { step: 7, at: 'logIn', loginToken: 'LT-1', auto: true },
    ],
    ['6 to 7: registered', sending(false), { type: 'registered', auto: false }, done],
    [
      '6 to 3: refused without a confirmation',
      sending(false),
      { type: 'refused', error: error('a') },
      { step: 3, at: 'details', from: details, typed, refusal: error('a') },
    ],
    ['6 to 5: refused after the confirmation', sending(true), { type: 'refused', error: error('a') }, { ...confirm, refusal: error('a') }],
    [
      '6 to 3: refused for a field',
      sending(true),
      { type: 'refused', error: wrong },
      { step: 3, at: 'details', from: details, typed, refusal: wrong },
    ],
    ['7: the login succeeds', logIn, { type: 'loggedIn' }, done],
    ['7 to 1: other credentials', logIn, { type: 'otherCredentials' }, identify],
    [
      '7 to 1: the login is refused',
      logIn,
      { type: 'refused', error: error('frozen') },
      { step: 1, at: 'identify', refusal: error('frozen') },
    ],
    ['8 to 7: the token has a login token', check, { type: 'ended', result: success({ loginToken: 'LT-1' }) }, logIn],
    ['8 to 3: the token has details', check, { type: 'ended', result: success({ details }) }, form],
    ['8 to 9: the token is expired', check, { type: 'ended', result: expired }, failed],
    [
      '8 to 9: the token fails',
      check,
      { type: 'ended', result: { status: 'error', payload: {} } },
      { step: 9, at: 'tokenFailed', refusal: error('unknown', 0) },
    ],
    ['9 stays', failed, { type: 'begun' }, failed],
    ['success stays', done, { type: 'back' }, done],
    ['1 does not end', identify, { type: 'ended', result: expired }, identify],
  ])('%s', (_, now, event, next) => {
    proves(...(rowsOfSignUps[_] ?? []))
    return expect(thirdPartyRegistration(now, event)).toEqual(next)
  })
})

describe('a waiting request that failed is told', () => {
  test.each<[string, Waited['payload'], ErrorAnswer, RowName[]]>([
    ['expired', { errorCode: 123, error: 'tokenInvalid' }, error('tokenInvalid', 123), ['IDN-769']],
    ['error', { errorCode: 110, error: 'userNotFound' }, error('userNotFound', 110), ['IDN-770']],
    ['error', { error: 'failed' }, error('failed', 0), []],
    ['error', {}, error('unknown', 0), []],
    ['weird', { errorCode: 123, error: 'tokenInvalid' }, error('unknown', 0), ['IDN-771', 'SHL-1020']],
  ])('%s with %o', (status, payload, told, rows) => {
    proves(...rows)
    expect(refusalOf({ status, payload })).toEqual(told)
  })
})

describe('the screen of a code', () => {
  const opened = codeScreenAt(0, 60_000, 0)
  const after = (seconds: number) => codeScreen(opened, { type: 'tick', left: 60 - seconds })
  /** The rows that each case shows. */
  const rowsOfScreens: Record<string, RowName[]> = {
    'begins with all its seconds': ['IDN-334'],
    'comes back after a reload where it was': ['IDN-334'],
    'stands at zero for a second': ['IDN-486'],
    'is over one second after zero': ['IDN-486'],
  }

  test.each<[string, CodeScreen, CodeScreen]>([
    ['begins with all its seconds', opened, { at: 'counting', left: 60, total: 60 }],
    ['counts down', after(1), { at: 'counting', left: 59, total: 60 }],
    ['stands at zero for a second', after(60), { at: 'zero', total: 60 }],
    ['is over one second after zero', after(61), { at: 'over' }],
    ['comes back after a reload where it was', codeScreenAt(0, 60_000, 45_000), { at: 'counting', left: 15, total: 60 }],
    ['comes back after its time as over', codeScreenAt(0, 60_000, 90_000), { at: 'over' }],
    ['never counts more than there was, whatever a clock says', codeScreenAt(0, 60_000, -30_000), { at: 'counting', left: 60, total: 60 }],
    ['is left', codeScreen(opened, { type: 'cancelled' }), { at: 'left' }],
    ['that was left never times out', codeScreen({ at: 'left' }, { type: 'tick', left: -5 }), { at: 'left' }],
    ['that is over stays so', codeScreen({ at: 'over' }, { type: 'cancelled' }), { at: 'over' }],
  ])('%s', (_, got, wanted) => {
    proves(...(rowsOfScreens[_] ?? []))
    return expect(got).toEqual(wanted)
  })

  test('stands at half when half the time is over', () => {
    proves('IDN-154')
    expect(shareLeft(after(30))).toBe(0.5)
  })

  test('ticks once a second, one second less each time, until it is stopped', () => {
    proves('IDN-156', 'IDN-485', 'IDN-807')
    vi.useFakeTimers({ now: 0 })
    const [told, counts]: [number[], number[]] = [[], []]
    const stop = tickDown(60_000, Date.now, (left) => told.push(left))
    for (let second = 0; second < 5; second += 1) {
      vi.advanceTimersByTime(999)
      counts.push(told.length)
      vi.advanceTimersByTime(1)
    }
    stop()
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    expect(told).toEqual([59, 58, 57, 56, 55])
    expect(counts).toEqual([0, 1, 2, 3, 4])
  })
})
