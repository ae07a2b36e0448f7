import type { Profile } from '@fairhouse/contract'
import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answered, memory, refused, siteAnswering } from '../../testing/test-site.ts'
import { land } from './land.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', memory()))

const profile = { playerId: 'p1' } as Profile // only its identity matters here
const consent = (error: string, code: number) => refused(error, code, { errorDetails: { version: 2 } })

/** Comes back with a token, as the waiting request and then the login answer; returns the end and the calls. */
async function landed(waiting: object, login: unknown = answered({ profile })) {
  const { site, asked } = await siteAnswering({ 'POST /api/waiting-request': answered(waiting), 'POST /api/login/token': login })
  return { end: await land(site, 'W-1', new AbortController().signal), asked }
}

test('a try that succeeded logs in by its token, once', async () => {
  proves('IDN-541')
  const { end, asked } = await landed({ status: 'success', payload: { loginToken: 'LT-1' } })
  expect(end).toEqual({ at: 'entered', profile })
  expect(asked).toEqual([
    ['POST /api/waiting-request', { token: 'W-1' }],
    ['POST /api/login/token', { t: 'LT-1', accepted: {} }],
  ])
})

test('one from the poker client says so', async () => {
  const { asked } = await landed({ status: 'success', payload: { loginToken: 'LT-1', customerApp: 'poker' } })
  expect(asked[1]).toEqual(['POST /api/login/token', { t: 'LT-1', accepted: {}, customerApp: 'poker' }])
})

test.each<['expired' | 'error', string, number, RowName[]]>([
  ['expired', 'registerUnavailable', 194, ['IDN-539']],
  ['error', 'identificationFailed', 243, ['IDN-540']],
])('one that is %s with %s (%i) is told, and no login is tried', async (status, error, errorCode, rows) => {
  proves(...rows)
  const { end, asked } = await landed({ status, payload: { error, errorCode } })
  expect(end).toEqual({ at: 'failed', error: { error, errorCode } })
  expect(asked.map(([at]) => at)).toEqual(['POST /api/waiting-request'])
})

test.each<[number, string, string, RowName[]]>([
  [155, 'termsNotAccepted', 'privacy-policy', ['IDN-545', 'SHL-879']],
  [156, 'privacyNotAccepted', 'terms-conditions', ['IDN-546', 'SHL-880']],
])('a login that answers %i (%s) opens %s, and no other document', async (code, error, modal, rows) => {
  proves('IDN-768', ...rows)
  const { end } = await landed({ status: 'success', payload: { loginToken: 'LT-1' } }, consent(error, code))
  expect(end).toEqual({ at: 'entered', modal })
})

test('whom the service knows and the house does not is asked to sign up', async () => {
  const details = { method: 'top', details: { registrationToken: 'RG-5' } }
  const { end, asked } = await landed({ status: 'error', payload: { error: 'userNotFound', errorCode: 110, details } })
  expect(end).toMatchObject({ at: 'ask', state: { details } })
  expect(asked).toHaveLength(1)
})
