import type { Profile, ThirdPartyDetails } from '@fairhouse/contract'
import { runFlow } from '@fairhouse/flow'
import { proves } from '@fairhouse/testing/proves.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { answered, memory, refused, siteAnswering } from '../../testing/test-site.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { logInBy, registrationWork } from './registration-work.ts'
import { thirdPartyRegistration, type ThirdPartyRegistration } from './third-party-registration.ts'
import { LogInQuestion, ThirdPartyRegistration as Drawn } from './ThirdPartyRegistration.tsx'

beforeEach(() => vi.stubGlobal('sessionStorage', memory()))

const profile = { playerId: 'p1' } as Profile // only its identity matters here
const nothing = () => undefined
const surroundings = { areas: ['identification' as const], settings: { be: { 'idin.bankDropdown': true, 'smartId.countries': ['EST'] } } }

/** A registration by a service, from this state on. */
async function registering(initial: ThirdPartyRegistration, answers: Record<string, unknown>) {
  const house = await siteAnswering({ 'POST /api/login/token': answered({ profile }), ...answers })
  const order: string[] = []
  const flow = runFlow(
    thirdPartyRegistration,
    initial,
    registrationWork(house.site, { forgetAddress: async () => void order.push('address'), onOver: () => void order.push('over') }),
  )
  flow.start()
  const playerOf = () => house.site.queries.getQueryData<{ profile: Profile | null }>(['GET /api/session', {}])?.profile
  return { ...house, flow, order, playerOf, until: (at: string) => expect.poll(() => flow.now().at).toBe(at) }
}
const verify: ThirdPartyRegistration = { step: 2, at: 'verify' }
const ended = (autoLogin: boolean) =>
  ({ type: 'ended', result: { status: 'success', payload: { loginToken: 'LT-1', autoLogin } } }) as const

describe('whom the service and the house know', () => {
  test('is logged in by one call without a question, where the operator wants that', async () => {
    proves('IDN-132')
    const { flow, until, asked, playerOf } = await registering(verify, {})
    flow.send(ended(true))
    await until('success')
    expect([asked, playerOf()]).toEqual([[['POST /api/login/token', { t: 'LT-1', accepted: {} }]], profile])
  })

  test('is asked, and nothing is sent before the answer, which logs in or leads back to the beginning', async () => {
    proves('IDN-133..135')
    const { site, flow, asked, playerOf } = await registering(verify, {})
    flow.send(ended(false))
    const now = flow.now()
    if (now.at !== 'logIn') throw new Error('It does not ask')
    const html = await drawn(<LogInQuestion state={now} send={flow.send} />, surroundings)
    expect(textOf(html)).toBe('It seems you are registered already. Do you want to log in? Log in Or Sign up using different credentials')
    expect([asked, playerOf()]).toEqual([[], undefined])
    await logInBy(site, now.loginToken, flow.send, nothing)
    expect([asked, flow.now().at]).toEqual([[['POST /api/login/token', { t: 'LT-1', accepted: {} }]], 'success'])
    expect(thirdPartyRegistration(now, { type: 'otherCredentials' })).toEqual({ step: 1, at: 'identify' })
  })
})

const detailsOf = (more: Partial<ThirdPartyDetails['details']>): ThirdPartyDetails => ({
  method: 'google',
  details: { registrationToken: 'RG-5', ...more },
})
const typed = { email: 'mari@example.com' }

test.each([
  ['the token of an account elsewhere', { authorizationToken: 'A-1' }, { authorizationToken: 'A-1' }],
  ['the token of the identification', {}, { registrationToken: 'RG-5' }],
])('a registration sends %s with what was typed', async (_, more, token) => {
  proves('IDN-262')
  const initial: ThirdPartyRegistration = { step: 6, at: 'registering', from: detailsOf(more), typed, confirmed: false }
  const { saidTo, until } = await registering(initial, { 'POST /api/registration': answered({ autoLogin: true, loginToken: 'LT-2' }) })
  await until('success')
  expect(saidTo('POST /api/registration')).toEqual([{ method: 'google', ...token, fields: typed }])
})

describe('a token that a provider brought back', () => {
  const check: ThirdPartyRegistration = { step: 8, at: 'tokenCheck', token: 'TT-1' }

  test('is checked by one waiting request, while the page says so', async () => {
    proves('IDN-264', 'IDN-456')
    const details = { method: 'idin', details: { registrationToken: 'RG-5', titanToken: 'TT-1' } }
    const { asked, until } = await registering(check, {
      'POST /api/waiting-request': answered({ status: 'success', payload: { details } }),
    })
    await until('details')
    expect(asked).toEqual([['POST /api/waiting-request', { token: 'TT-1' }]])
    const html = await drawn(<Drawn method="idin" from={undefined} token="TT-1" onStep={nothing} onOver={nothing} />, surroundings)
    expect(textOf(html)).toBe('Checking your identification')
  })

  test('that is over closes the form, is gone from the address first, and is told once', async () => {
    proves('IDN-458')
    const payload = { error: 'expiredVerification', errorCode: 0 }
    const { order, toasts } = await registering(check, { 'POST /api/waiting-request': answered({ status: 'expired', payload }) })
    await expect.poll(() => toasts.now()).toMatchObject([{ meaning: 'danger', text: expect.stringMatching(/expired/) }])
    expect(order).toEqual(['address', 'over'])
  })
})

test('a service that refuses while it is waited for takes the registration back to its form: code and countdown are gone', async () => {
  proves('IDN-755..756')
  const { flow } = await registering(verify, {})
  flow.send({ type: 'ended', result: { status: 'error', payload: { error: 'abortedVerification', errorCode: 0 } } })
  expect(flow.now()).toEqual({ step: 1, at: 'identify', refusal: { error: 'abortedVerification', errorCode: 0 } })
  const html = await drawn(<Drawn method="smartId" from={undefined} token={undefined} onStep={nothing} onOver={nothing} />, surroundings)
  expect(html).toContain('name="personalCode"')
  expect(html).not.toMatch(/role="timer"|<progress/)
})

test.each(['idin', 'smartId', 'mobileId'] as const)(
  'a registration by %s begins with who it is, before any detail is asked',
  async (method) => {
    proves('IDN-130')
    const html = await drawn(<Drawn method={method} from={undefined} token={undefined} onStep={nothing} onOver={nothing} />, surroundings)
    expect(html).toMatch(/name="(?:bic|personalCode)"/)
    expect(html).not.toMatch(/name="(?:email|firstName|street)"/)
  },
)

test('what the service has told is confirmed under its own heading', async () => {
  proves('IDN-115')
  const html = await drawn(
    <DetailsForm
      from={detailsOf({})}
      typed={{}}
      confirming={false}
      refusal={undefined}
      busy={false}
      onSubmit={nothing}
      onConfirm={nothing}
      onBack={nothing}
    />,
    surroundings,
  )
  expect(textOf(/<h3[^>]*>(.*?)<\/h3>/.exec(html)?.[1] ?? '')).toBe('Confirm your details')
})

describe('the login after a registration by a service that is refused', () => {
  const quiet: [string, number][] = [
    ['gamblingContractNotSigned', 214],
    ['emailNotFilled', 222],
    ['loginStepNeeded', 247],
    ['loginOnHold', 295],
    ['shownElsewhere', 304],
  ]
  const refusedWith = async (error: string, code: number) => {
    const { flow, until, toasts } = await registering(verify, { 'POST /api/login/token': refused(error, code) })
    flow.send(ended(true))
    await until('identify')
    expect(flow.now()).toMatchObject({ refusal: { errorCode: code } })
    return toasts
  }

  test('for a reason that has a place of its own floats no notice', async () => {
    proves('IDN-757')
    const shelves = await Promise.all(quiet.map(([error, code]) => refusedWith(error, code)))
    const frozen = await refusedWith('frozen', 111)
    // What floats comes a moment later: by the time that one has, these would have, too.
    await expect.poll(() => frozen.now()).toHaveLength(1)
    expect(shelves.map((toasts) => toasts.now())).toEqual(quiet.map(() => []))
  })

  test('for any other reason floats a notice with its words', async () => {
    proves('IDN-758')
    const toasts = await refusedWith('suspended', 113)
    await expect.poll(() => toasts.now()).toMatchObject([{ meaning: 'danger', text: expect.stringMatching(/suspended|closed/) }])
  })
})
