import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { landingAt, landingKeys } from './landing.ts'
import { currentMethod, registrationMethods, selectorShows, signInMethods } from '../methods/sign-in-methods.ts'

describe('the keys of the landing', () => {
  test('are read by their names', () => {
    provesMany('one object holds every key and is compared as a whole', 'IDN-047..052', 'IDN-055', 'IDN-397')
    const search = {
      type: 'identification',
      redirectFrom: 'messageInterface',
      value: 'done',
      token: 'W-1',
      relayState: 'RS-1',
      sessionId: 'S-1',
      sessionStatus: 'done',
      errorCode: '243',
      errorDetails: '{"age":18}',
      other: 'x',
    }
    const { other: _, ...known } = search
    expect(landingKeys(search)).toEqual({ ...known, errorCode: 243, errorDetails: { age: '18' } })
  })

  test.each([
    ['no number', { errorCode: '<b>' }],
    ['no object', { errorDetails: '[1]' }],
    ['no JSON', { errorDetails: '{' }],
    ['empty', { token: '' }],
    ['a list', { token: ['a'] }],
  ])('are left out where they are %s', (_, search) => expect(landingKeys(search)).toEqual({}))
})

describe('the landing', () => {
  const kept = { token: 'W-kept' }
  /** The rows that each case shows. */
  const rowsOfLandings: Record<string, RowName[]> = {
    'waits for the token in its address': ['IDN-050'],
    'tries no login after a failed session': ['IDN-053'],
    'tells the error in its address': ['IDN-054'],
    'forwards to the poker client': ['IDN-229', 'IDN-NS-41'],
  }

  test.each([
    ['waits for the token in its address', { token: 'W-1' }, kept, { at: 'waiting', token: 'W-1' }],
    ['waits for the try that the tab remembers', { type: 'identification', value: 'done' }, kept, { at: 'waiting', token: 'W-kept' }],
    ['tells the error in its address', { token: 'W-1', errorCode: 243 }, kept, { at: 'failed', errorCode: 243 }],
    [
      'tries no login after a failed session',
      { token: 'W-1', sessionStatus: 'FAILED' },
      kept,
      { at: 'failed', error: 'identificationFailed', errorCode: 0 },
    ],
    [
      'forwards to the poker client',
      { token: 'W-1' },
      { ...kept, customerApp: 'poker' as const },
      { at: 'elsewhere', to: '/poker-login', search: { customerApp: 'poker' } },
    ],
    [
      'goes on with a registration at its form',
      { value: 'done' },
      { ...kept, purpose: 'registration' as const, method: 'top' as const },
      { at: 'elsewhere', to: '/', search: { modal: 'registration', method: 'top' } },
    ],
    ['has nothing to do', {}, undefined, { at: 'nothing' }],
  ])('%s', (_, keys, remembered, wanted) => {
    proves(...(rowsOfLandings[_] ?? []))
    return expect(landingAt(keys, remembered)).toEqual(wanted)
  })
})

describe('the methods', () => {
  const signIn = (list: unknown, zignSec = false) => signInMethods({ fe: { 'signIn.methods': list }, be: { 'zignSec.enabled': zignSec } })
  const payAndPlay = (list: string[], hasPayAndPlay: boolean, allowed: boolean) =>
    signInMethods({ fe: { 'signIn.methods': list }, be: {}, hasPayAndPlay, payAndPlay: allowed })
  /** The rows that each case shows. */
  const rowsOfMethods: Record<string, RowName[]> = {
    'follow the setting and its order': ['IDN-104', 'IDN-417'],
    'are left out where the setting does not list them': ['IDN-103', 'IDN-414'],
    'to sign up follow their own setting': ['IDN-405'],
    'include ZignSec where its own setting says so': ['IDN-415'],
    'include ZignSec by no other setting': ['IDN-415'],
    'leave pay-and-play out where there is none': ['IDN-411'],
    'leave pay-and-play out where it is not listed': ['IDN-412'],
  }

  test.each([
    ['follow the setting and its order', signIn(['smartId', 'regular']), ['smartId', 'regular']],
    ['are left out where the setting does not list them', signIn(['regular']), ['regular']],
    ['include ZignSec where its own setting says so', signIn(['regular'], true), ['regular', 'zignSec']],
    ['include ZignSec by no other setting', signIn(['regular', 'zignSec']), ['regular']],
    ['are the password where nothing is listed', signIn([]), ['regular']],
    ['leave pay-and-play out where there is none', payAndPlay(['regular', 'payAndPlay'], false, false), ['regular']],
    ['offer pay-and-play where it is in another country', payAndPlay(['payAndPlay', 'regular'], true, false), ['payAndPlay', 'regular']],
    ['leave pay-and-play out where it is not listed', payAndPlay(['regular', 'idin'], true, true), ['regular', 'idin']],
    ['are pay-and-play alone where the country has it', payAndPlay(['regular', 'payAndPlay', 'idin'], true, true), ['payAndPlay']],
    [
      'to sign up follow their own setting',
      registrationMethods({ fe: { 'registration.methods': ['idin', 'regular', 'x'] } }),
      ['idin', 'regular'],
    ],
  ])('%s', (_, got, wanted) => {
    proves(...(rowsOfMethods[_] ?? []))
    return expect(got).toEqual(wanted)
  })

  test('fall back to the first', () => {
    proves('IDN-416')
    expect([currentMethod(['idin', 'regular'], 'regular'), currentMethod(['idin', 'regular'], 'smartId')]).toEqual(['regular', 'idin'])
  })

  test.each<[number, string, number, boolean, RowName[]]>([
    [1, 'smartId', 1, false, ['IDN-060']],
    [2, 'smartId', 1, true, ['IDN-060', 'IDN-419']],
    [2, 'smartId', 2, false, ['IDN-421']],
    [2, 'idin', 2, true, ['IDN-420']],
    [2, 'idin', 3, false, ['IDN-421']],
  ])('of %i, %s at step %i: the list shows is %s', (count, method, step, shows, rows) => {
    proves(...rows)
    expect(selectorShows(count, method, step)).toBe(shows)
  })
})
