import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answered, memory, refused, siteAnswering } from '../../testing/test-site.ts'
import { enterByToken, pendingConsent } from './enter.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', { removeItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

/** Returns what a login by token sends. */
async function sent(more?: Parameters<typeof enterByToken>[2]): Promise<unknown[]> {
  const asked: unknown[] = []
  const call = (async (at: string, input: unknown) => (asked.push([at, input]), { ok: true, value: { profile: {} } })) as unknown as Caller // one call, one answer
  await enterByToken({ call }, 'LC-1', more)
  return asked
}

test('a login by token sends the token, and nothing else on the site itself', async () => {
  proves('CSH-504', 'IDN-698', 'SHL-759')
  expect(await sent()).toEqual([['POST /api/login/token', { t: 'LC-1', accepted: {} }]])
})

test('in the poker client it says so', async () => {
  proves('CSH-506', 'IDN-700', 'SHL-764')
  expect(await sent({ poker: true })).toEqual([['POST /api/login/token', { t: 'LC-1', accepted: {}, customerApp: 'poker' }]])
})

test('where a sign-in service gave the token it names the service', async () => {
  proves('CSH-505', 'IDN-239', 'SHL-431')
  const by = { tokenProvider: 'google', identificationToken: 'I-1' } as const
  expect(await sent({ by })).toEqual([['POST /api/login/token', { t: 'LC-1', accepted: {}, ...by }]])
})

test.each([
  ['termsNotAccepted', 155, 'privacy-policy'],
  ['privacyNotAccepted', 156, 'terms-conditions'],
] as const)('a login that answers %s (%i) is kept for %s, and tried again with what was accepted', async (error, errorCode, document) => {
  proves('IDN-NS-38')
  vi.stubGlobal('sessionStorage', memory())
  const answers = [refused(error, errorCode, { errorDetails: { version: 2 } }), answered({ profile: {} })]
  const { site, saidTo } = await siteAnswering({ 'POST /api/login/token': answers })
  expect(await enterByToken(site, 'LC-1')).toMatchObject({ ok: false, consent: { document } })
  const kept = pendingConsent(document)
  expect(kept).toEqual({ t: 'LC-1', document, version: 2, accepted: {} })
  expect((await enterByToken(site, kept?.t ?? '', { accepted: { [document]: kept?.version } })).ok).toBe(true)
  expect(saidTo('POST /api/login/token')).toEqual([
    { t: 'LC-1', accepted: {} },
    { t: 'LC-1', accepted: { [document]: 2 } },
  ])
  expect(pendingConsent(document)).toBeUndefined()
})
