import type { Profile } from '@fairhouse/contract'
import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answered, memory, siteAnswering } from '../../testing/test-site.ts'
import { nextRedirection } from '../redirections/redirections.ts'
import { takeUpLogin } from './take-up-login.ts'
import { titanLogin } from './titan-login.ts'
import { loneTitanToken } from './use-housekeeping.ts'

afterEach(() => void vi.unstubAllGlobals())

const profile = { playerId: 'p1' } as Profile // only its identity matters here
type Session = { profile: Profile | null }

/** Comes back to a page that was drawn for this player, with what the server says of the login now. */
async function back(drawnFor: Profile | null, now: Profile | null, search = '') {
  vi.stubGlobal('location', { search })
  const house = await siteAnswering({ 'POST /api/login/auto': answered({ profile: now }) })
  house.site.queries.setQueryData<Session>(['GET /api/session', {}], { profile: drawnFor })
  await takeUpLogin(house.site)
  return { ...house, player: house.site.queries.getQueryData<Session>(['GET /api/session', {}])?.profile ?? null }
}

test('a return with a login that holds takes it up by one call, and goes where the address says', async () => {
  proves('IDN-424', 'IDN-NS-04', 'SHL-516', 'SHL-760')
  const { asked, player } = await back(profile, profile)
  expect([asked, player]).toEqual([[['POST /api/login/auto', {}]], profile])
  const next = (search: Parameters<typeof nextRedirection>[0]['search']) =>
    nextRedirection({ path: '/', search, profile: player, countryAllowed: true })
  expect(next({ 'game-after-login': 'night-reels' })?.to).toBe('/all-games/night-reels/real')
  expect(next({ 'page-after-login': '/my/profile' })?.to).toBe('/my/profile')
})

test('a login that has ended meanwhile is dropped, and a visitor has none to take up', async () => {
  proves('IDN-NS-04')
  expect((await back(profile, null)).player).toBeNull()
  expect((await back(null, null)).asked).toEqual([])
})

test('in the poker client it says so', async () => {
  proves('SHL-764')
  const { asked } = await back(profile, profile, '?customerApp=poker')
  expect(asked).toEqual([['POST /api/login/auto', { customerApp: 'poker' }]])
})

/** Comes with a token in the address; returns the calls, the player and where the page went. */
async function withToken(waiting: object) {
  vi.stubGlobal('sessionStorage', memory())
  const house = await siteAnswering({ 'POST /api/waiting-request': answered(waiting), 'POST /api/login/token': answered({ profile }) })
  const went: unknown[] = []
  const navigate = (async (to: unknown) => void went.push(to)) as unknown as Parameters<typeof titanLogin>[1] // keeps where it is sent
  await titanLogin(house.site, navigate, 'TT-1', new AbortController().signal)
  return { ...house, went, player: house.site.queries.getQueryData<Session>(['GET /api/session', {}])?.profile }
}

test('a titanToken counts only where it is all that an address says', () => {
  proves('IDN-547', 'SHL-659')
  const addresses = [{ titanToken: 'TT-1' }, { titanToken: 'TT-1', campaign: '3' }, { titanToken: 'TT-1', x: '1' }, { x: '1' }, {}]
  expect(addresses.map(loneTitanToken)).toEqual(['TT-1', undefined, undefined, undefined, undefined])
})

test('a titanToken is asked about by one call, logs in by what that answers, and is gone from the address', async () => {
  proves('IDN-039', 'IDN-548..549', 'IDN-NS-46', 'SHL-158', 'SHL-565')
  const { asked, went, player } = await withToken({ status: 'success', payload: { loginToken: 'LT-1' } })
  expect(asked).toEqual([
    ['POST /api/waiting-request', { token: 'TT-1' }],
    ['POST /api/login/token', { t: 'LT-1', accepted: {} }],
  ])
  expect([went, player]).toEqual([[{ to: '.', search: {}, replace: true, resetScroll: false }], profile])
})

test('a waiting request tells by its status and its payload what a titanToken comes to', async () => {
  proves('SHL-566', 'SHL-754', 'SHL-756')
  const [success, expired] = await Promise.all([
    withToken({ status: 'success', payload: { loginToken: 'L' } }),
    withToken({ status: 'expired', payload: { error: 'tokenInvalid', errorCode: 123 } }),
  ])
  expect(success.saidTo('POST /api/waiting-request')).toEqual([{ token: 'TT-1' }])
  expect(success.saidTo('POST /api/login/token')).toEqual([{ t: 'L', accepted: {} }])
  expect([expired.saidTo('POST /api/login/token'), expired.went]).toMatchObject([[], [{ search: { modal: 'login' } }]])
})
