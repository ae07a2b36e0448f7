import type { Profile } from '@fairhouse/contract'
import { runFlow } from '@fairhouse/flow'
import { proves } from '@fairhouse/testing/proves.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nextRedirection } from '../../app/redirections/redirections.ts'
import { answered, memory, refused, siteAnswering } from '../../testing/test-site.ts'
import { signInWork } from './sign-in-work.ts'
import { thirdPartySignIn } from './third-party-sign-in.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', memory()))

const profile = { playerId: 'p1' } as Profile // only its identity matters here
const success = { type: 'ended', result: { status: 'success', payload: { loginToken: 'LT-1' } } } as const
const by = { tokenProvider: 'google', identificationToken: 'I-1' } as const

/** Signing in by a service, begun, with what the login by token answers. */
async function signingIn(answer: unknown, poker = false) {
  const house = await siteAnswering({ 'POST /api/login/token': answer })
  const told = { codes: 0, documents: [] as string[] }
  const work = signInWork(house.site, {
    poker,
    onCode: () => void (told.codes += 1),
    onDocument: async (document) => void told.documents.push(document),
  })
  const flow = runFlow(thirdPartySignIn, { step: 1, at: 'login' }, work)
  flow.start()
  flow.send({ type: 'begun' })
  const playerOf = () => house.site.queries.getQueryData<{ profile: Profile | null }>(['GET /api/session', {}])?.profile
  return { ...house, told, flow, playerOf, until: (at: string) => expect.poll(() => flow.now().at).toBe(at) }
}

describe('signing in by a service', () => {
  test('makes one login by the token that was answered, asks nothing more, and the page is the player’s', async () => {
    proves('IDN-092', 'IDN-094')
    const { flow, until, asked, playerOf } = await signingIn(answered({ profile }))
    expect(flow.now()).toEqual({ step: 2, at: 'verifying' })
    flow.send(success)
    await until('done')
    expect([asked, playerOf()]).toEqual([[['POST /api/login/token', { t: 'LT-1', accepted: {} }]], profile])
  })

  test('goes on where the address says, once the login has its answer: to a page, or to a game for money', async () => {
    proves('IDN-423', 'SHL-515')
    const { flow, until, playerOf } = await signingIn(answered({ profile }))
    const here = (search: Parameters<typeof nextRedirection>[0]['search']) =>
      nextRedirection({ path: '/', search, profile: playerOf() ?? null, countryAllowed: true })
    const [toGame, toPage] = [{ 'game-after-login': 'night-reels' }, { 'page-after-login': '/my/profile' }]
    expect([here(toGame), here(toPage)]).toEqual([undefined, undefined])
    flow.send(success)
    await until('done')
    expect([here(toGame), here(toPage)]).toMatchObject([{ to: '/all-games/night-reels/real' }, { to: '/my/profile' }])
  })

  test('enters by the code of a window by itself: one login, which names the service', async () => {
    proves('IDN-410', 'IDN-469..470')
    const { flow, until, asked } = await signingIn(answered({ profile }))
    flow.send({ type: 'coded', code: 'C-1', by })
    await until('done')
    expect(asked).toEqual([['POST /api/login/token', { t: 'C-1', accepted: {}, ...by }]])
  })

  test('names the service of an account elsewhere, and none after the code of a phone', async () => {
    proves('IDN-699')
    const [phone, google] = await Promise.all([signingIn(answered({ profile })), signingIn(answered({ profile }))])
    phone.flow.send(success)
    google.flow.send({ type: 'coded', code: 'C-1', by })
    await Promise.all([phone.until('done'), google.until('done')])
    expect(google.saidTo('POST /api/login/token')).toMatchObject([{ tokenProvider: 'google' }])
    expect(phone.saidTo('POST /api/login/token')[0]).not.toHaveProperty('tokenProvider')
  })

  test('asks to sign up whom the login does not know (110), without a floating notice', async () => {
    proves('IDN-093')
    const { flow, until, toasts } = await signingIn(refused('userNotFound', 110))
    flow.send(success)
    await until('askToRegister')
    expect(toasts.now()).toEqual([])
  })

  test('opens the document that a login waits for, and no notice: 155 the privacy policy, 156 the terms', async () => {
    proves('IDN-768')
    for (const [error, code, document] of [
      ['termsNotAccepted', 155, 'privacy-policy'],
      ['privacyNotAccepted', 156, 'terms-conditions'],
    ] as const) {
      const { flow, until, told, toasts } = await signingIn(refused(error, code, { errorDetails: { version: 2 } }))
      flow.send(success)
      await until('login')
      expect([code, told.documents, toasts.now()]).toEqual([code, [document], []])
    }
  })
})
