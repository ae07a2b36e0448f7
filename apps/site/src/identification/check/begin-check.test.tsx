import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { IdentificationMethod } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { createToastShelf } from '@fairhouse/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextRedirection } from '../../app/redirections/redirections.ts'
import type { Site } from '../../base/site.ts'
import { drawn } from '../../testing/test-drawn.tsx'
import { thirdPartyRegistration } from '../third-party/third-party-registration.ts'
import { thirdPartySignIn } from '../third-party/third-party-sign-in.ts'
import { beginCheck, beginsByItself, firstEvent } from './begin-check.ts'
import { identityCheck, type Begun } from './identity-check.ts'
import { readTry, takeAfter } from './kept-try.ts'
import { FrameScreen } from './ServiceWindow.tsx'

const left: string[] = []
beforeEach(() => {
  const kept = new Map<string, string>()
  left.length = 0
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal('location', { assign: (url: string) => void left.push(url) })
})
afterEach(() => void vi.unstubAllGlobals())

const answer = (more: object) => ({ ok: true, value: { token: 'W-1', expirationTime: '2999-01-01T00:00:00Z', ...more } })
const refused = { ok: false, error: { error: 'identificationFailed', errorCode: 243 } }

/** Begins a check of which the server answers so; returns what follows, the calls, and what floats over the page. */
async function begun(method: IdentificationMethod, answered: object, after: Record<string, string> = {}) {
  const asked: [string, unknown][] = []
  const call = (async (at: string, input: unknown) => {
    asked.push([at, input])
    return at === 'POST /api/login/init' ? { ok: true, value: { identificationToken: 'I-1' } } : answered
  }) as unknown as Caller // it answers as much as is asked for
  const toasts = createToastShelf()
  const site = { call, toasts, clockAheadMs: 0 } as unknown as Site // what it uses of the site
  const { signal } = new AbortController()
  const event = await beginCheck(site, { method, purpose: 'registration', typed: {}, poker: false, after, signal })
  return { event, identifications: asked.filter(([at]) => at === 'POST /api/identification'), toasts: toasts.now() }
}

/** The rows that each case shows. */
const rowsOf: Record<string, RowName[]> = {
  cddn: ['IDN-706', 'IDN-151'],
  top: ['IDN-707', 'IDN-152'],
  zignSec: ['IDN-708', 'IDN-153', 'SHL-763', 'IDN-274', 'IDN-712'],
}

test.each(['cddn', 'top', 'zignSec'] as const)('%s is asked once, and a redirect leaves for the address that it gave', async (method) => {
  proves(...(rowsOf[method] ?? []))
  const url = `https://service.example/${method}`
  const { event, identifications } = await begun(
    method,
    answer({ mode: 'redirect', url, ...(method === 'zignSec' ? { zignSecRedirectUrl: url } : {}) }),
  )
  expect(identifications).toEqual([['POST /api/identification', { method, purpose: 'registration', identificationToken: 'I-1' }]])
  expect([event, left]).toEqual([undefined, [url]])
})

test('CDDN without its version 3 begins by itself, without a form, in a frame of the page', async () => {
  proves('IDN-146', 'IDN-148', 'IDN-150')
  const first = firstEvent(undefined, { method: 'cddn', purpose: 'registration' }, true)
  expect(first).toEqual({ type: 'submitted', typed: {} })
  expect([beginsByItself('cddn'), beginsByItself('top'), firstEvent(undefined, { method: 'top', purpose: 'registration' }, true)]).toEqual([
    true,
    false,
    undefined,
  ])
  const { event } = await begun('cddn', answer({ mode: 'frame', url: 'https://cddn.example/person' }))
  const state = event && identityCheck({ at: 'starting', typed: {} }, event)
  expect([state?.at, left]).toEqual(['verification', []])
  const { begun: there } = state as { begun: Begun } // it is the verification
  const html = await drawn(<FrameScreen begun={there} name="CDDN" onCancel={() => undefined} />, { areas: ['identification'] })
  expect(html).toMatch(/<iframe[^>]*src="https:\/\/cddn\.example\/person"[^>]*title="CDDN"/)
})

test.each([
  ['top', 'IDN-775'],
  ['zignSec', 'IDN-776'],
] as const)('a refusal of %s at step 1 is told in the form, and nothing floats', async (method, row) => {
  proves(row)
  const { event, toasts } = await begun(method, refused)
  expect([event, toasts]).toEqual([{ type: 'refused', error: refused.error }, []])
  const inForm = { step: 1, refusal: refused.error }
  expect(thirdPartyRegistration({ step: 1, at: 'identify' }, { type: 'refused', error: refused.error })).toMatchObject(inForm)
  expect(thirdPartySignIn({ step: 1, at: 'login' }, { type: 'refused', error: refused.error })).toMatchObject(inForm)
})

test('the game that was wanted is kept on the way to a service and back, and opens after the login, once', async () => {
  proves('IDN-811')
  await begun('zignSec', answer({ mode: 'redirect', url: 'https://service.example/' }), { 'game-after-login': 'night-reels' })
  expect(sessionStorage.getItem('game-after-login')).toBe('night-reels')
  const search = takeAfter(readTry(0))
  const profile = { playerId: '1' } as never // no more of it is looked at
  expect(nextRedirection({ path: '/identification', search, profile, countryAllowed: true })?.to).toBe('/all-games/night-reels/real')
  expect(sessionStorage.getItem('game-after-login')).toBe(null)
})
