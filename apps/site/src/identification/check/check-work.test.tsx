import type { IdentificationMethod } from '@fairhouse/contract'
import { runFlow } from '@fairhouse/flow'
import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { answered, memory, refused, siteAnswering } from '../../testing/test-site.ts'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { thirdPartySignIn } from '../third-party/third-party-sign-in.ts'
import { CheckForm } from './CheckForm.tsx'
import { checkWork, leaveCheck } from './check-work.ts'
import { CodeScreen } from './CodeScreen.tsx'
import { identityCheck, stepOfCheck, type Typed } from './identity-check.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', memory()))

const mari = '49005230210'
const inTwoMinutes = () => new Date(Date.now() + 120_000).toISOString()
const withCode = () => ({ token: 'W-1', mode: 'code', code: '0821', expirationTime: inTwoMinutes() })
const never = () => new Promise(() => undefined)

/** A check of a method, with what the server answers to its beginning. */
async function checking(method: IdentificationMethod, begun: unknown, { poker = false, after = {} } = {}) {
  const house = await siteAnswering({
    'POST /api/login/init': answered({ identificationToken: 'I-1' }),
    'POST /api/identification': begun,
    'POST /api/waiting-request': never(),
    'POST /api/identification/cancel': answered({}),
  })
  const work = checkWork(house.site, { method, purpose: 'login', poker, after, beganByItself: { current: false } })
  const flow = runFlow(identityCheck, { at: 'form' }, work)
  flow.start()
  const settle = async (typed: Typed) => {
    flow.send({ type: 'submitted', typed })
    await expect.poll(() => flow.now().at).not.toBe('starting')
    return flow.now()
  }
  return { ...house, flow, settle }
}
const form = (method: IdentificationMethod, bankDropdown = true) =>
  drawn(<CheckForm method={method} purpose="login" state={{ at: 'form' }} onSubmit={() => undefined} />, {
    settings: { be: { 'idin.bankDropdown': bankDropdown, 'smartId.countries': ['EST'], 'mobileId.countries': ['EST'] } },
    areas: ['identification'],
  })
const inputsOf = (html: string) => [...html.matchAll(/<(?:input|select)[^>]* name="([^":]+)"/g)].map(([, name]) => name)

describe('a check begins with a form', () => {
  test.each<[IdentificationMethod, string[]]>([
    ['smartId', ['personalCode']],
    ['mobileId', ['phoneNumber', 'personalCode']],
    ['idin', ['bic']],
  ])('of %s that asks for %j', async (method, names) => {
    proves('IDN-137')
    expect(inputsOf(await form(method))).toEqual(names)
  })

  test('of iDIN that asks for no bank where the operator leaves that to the bank', async () => {
    proves('IDN-597')
    expect(inputsOf(await form('idin'))).toEqual(['bic'])
    expect(inputsOf(await form('idin', false))).toEqual([])
    const { settle, saidTo } = await checking(
      'idin',
      answered({ token: 'W-1', mode: 'popup', url: 'https://bank.example/', expirationTime: inTwoMinutes() }),
    )
    expect((await settle({})).at).toBe('verification')
    expect(saidTo('POST /api/identification')).toEqual([{ method: 'idin', purpose: 'login', identificationToken: 'I-1' }])
  })
})

test.each<[IdentificationMethod, Typed, RowName[]]>([
  ['smartId', { personalCode: mari, country: 'EST' }, ['IDN-267', 'IDN-702', 'SHL-762']],
  ['mobileId', { personalCode: mari, phoneNumber: '+37255500101' }, ['IDN-268', 'IDN-703']],
  ['idin', { bic: 'INGBNL2A' }, ['IDN-269', 'IDN-704']],
])('what was typed for %s goes to the service in one call, after one that prepares the login', async (method, typed, rows) => {
  proves(...rows)
  const { settle, asked } = await checking(method, answered(withCode()))
  await settle(typed)
  expect(asked.slice(0, 2)).toEqual([
    ['POST /api/login/init', {}],
    ['POST /api/identification', { method, purpose: 'login', ...typed, identificationToken: 'I-1' }],
  ])
  expect(asked.filter(([at]) => at === 'POST /api/identification')).toHaveLength(1)
})

describe.each<[IdentificationMethod]>([['smartId'], ['mobileId']])('the verification of %s', (method) => {
  test('shows the code that was answered, until when it holds, and a way to give up', async () => {
    provesMany('one screen is drawn from one answer', 'IDN-138..142', 'IDN-155', 'IDN-332')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
    const { settle } = await checking(method, answered(withCode()))
    const state = await settle({ personalCode: mari })
    expect(stepOfCheck(state)).toBe(2)
    if (state.at !== 'verification') throw new Error('It did not begin')
    const html = await drawn(<CodeScreen begun={state.begun} onCancel={() => undefined} onTimeout={() => undefined} />, {
      areas: ['identification'],
    })
    vi.useRealTimers()
    expect(/role="status"[^>]*>([^<]*)</.exec(html)?.[1]).toBe('0821')
    expect(/role="timer"[^>]*>([^<]*)</.exec(html)?.[1]).toContain('2:00')
    expect([...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner]) => textOf(inner ?? ''))).toEqual(['Cancel'])
  })

  test('that is given up leads back to the form, tells the server, and no time out comes after it', async () => {
    proves('IDN-142', 'IDN-157')
    const { flow, site, settle, saidTo } = await checking(method, answered(withCode()))
    leaveCheck(site, await settle({ personalCode: mari }), () => flow.send({ type: 'cancelled' }))
    expect([flow.now(), saidTo('POST /api/identification/cancel')]).toEqual([{ at: 'form' }, [{ token: 'W-1' }]])
    flow.send({ type: 'lapsed', error: { error: 'expiredVerification', errorCode: 0 } })
    expect([flow.now(), sessionStorage.getItem('identification-try')]).toEqual([{ at: 'form' }, null])
  })
})

test('in the poker client each call of it says so', async () => {
  proves('SHL-764')
  const { settle, asked } = await checking('smartId', answered(withCode()), { poker: true })
  await settle({ personalCode: mari })
  expect(asked.slice(0, 2)).toMatchObject([
    ['POST /api/login/init', { customerApp: 'poker' }],
    ['POST /api/identification', { customerApp: 'poker' }],
  ])
})

test('half way through its minute the bar of a code stands at a half', async () => {
  proves('IDN-154')
  const now = Date.parse('2026-11-21T10:00:30Z')
  vi.useFakeTimers({ toFake: ['Date'], now })
  const begun = { ...withCode(), mode: 'code' as const, begunAt: now - 30_000, expirationTime: new Date(now + 30_000).toISOString() }
  const html = await drawn(<CodeScreen begun={begun} onCancel={() => undefined} onTimeout={() => undefined} />, {
    areas: ['identification'],
  })
  vi.useRealTimers()
  const [bar = ''] = /<progress[^>]*>/.exec(html) ?? []
  expect([/ value="(\d+)"/.exec(bar)?.[1], / max="(\d+)"/.exec(bar)?.[1]]).toEqual(['30', '60'])
})

test('another method that is chosen meanwhile begins at its form; the same one goes on', async () => {
  proves('IDN-418')
  const begun = { token: 'W-1', mode: 'popup', url: 'https://bank.example/', expirationTime: inTwoMinutes() }
  const bank = await checking('idin', answered(begun))
  expect(stepOfCheck(await bank.settle({ bic: 'INGBNL2A' }))).toBe(2)
  const [another, same] = [await checking('smartId', never()), await checking('idin', never())]
  expect([another.flow.now(), stepOfCheck(another.flow.now())]).toEqual([{ at: 'form' }, 1])
  expect(same.flow.now().at).toBe('verification')
})

test('what a service refuses is told in the words of its number, in a notice that can be closed', async () => {
  proves('IDN-773..774')
  const { settle } = await checking('smartId', refused('identificationFailed', 243))
  const state = await settle({ personalCode: mari })
  if (state.at !== 'form' || !state.refusal) throw new Error('It is not refused')
  const login = thirdPartySignIn({ step: 1, at: 'login' }, { type: 'refused', error: state.refusal })
  expect(login).toEqual({ step: 1, at: 'login', refusal: state.refusal })
  const html = await drawn(<ErrorMessage error={state.refusal} onClose={() => undefined} />)
  expect(textOf(html)).toMatch(/^We could not make sure that it is you\. Please try again/)
  expect(html).toMatch(/<button[^>]*aria-label="Dismiss this notice"/)
  expect(thirdPartySignIn(login, { type: 'closed' })).toEqual({ step: 1, at: 'login' })
})

test('a service that cannot begin leaves the form, with its error', async () => {
  proves('IDN-473')
  const { settle } = await checking('smartId', refused('identificationFailed', 243))
  expect(await settle({ personalCode: mari })).toEqual({ at: 'form', refusal: { error: 'identificationFailed', errorCode: 243 } })
})

test('what the address wants after the login is kept while the browser is at the service', async () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  const begun = { token: 'W-1', mode: 'redirect', url: 'https://service.example/go', expirationTime: inTwoMinutes() }
  const { flow } = await checking('zignSec', answered(begun), { after: { 'game-after-login': 'night-reels' } })
  flow.send({ type: 'submitted', typed: { personalCode: mari } })
  await expect.poll(() => assign.mock.calls).toEqual([['https://service.example/go']])
  expect(sessionStorage.getItem('game-after-login')).toBe('night-reels')
  vi.unstubAllGlobals()
})
