import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestValidation } from '../../test-automatic-validation.ts'

let at: Awaited<ReturnType<typeof openTestValidation>>
beforeAll(async () => {
  at = await openTestValidation()
})
afterAll(() => at.close())
beforeEach(async () => void (await at.start()))

describe('Incode', () => {
  const form = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'fairhouse',
      client_secret: 'test-incodeWebhookSecret',
      ...changes,
    }).toString()
  const grant = (payload: string) =>
    at.at.app.inject({
      method: 'POST',
      url: '/notices/validation/incode/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const interview = () => `interview-${Number(/frame\/(\d+)/.exec(url)?.[1]) - 1}`
  let url = ''
  const begin = async (type: 'identity' | 'address') => {
    await at.turnOn('incode')
    url = (await at.player().browser.ask('POST /api/documents/validation/incode', { type })).value?.verificationUrl ?? ''
  }
  const tellOf = async (token: string) =>
    at.at.app.inject({
      method: 'POST',
      url: '/notices/validation/incode',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ interviewId: interview(), onboardingStatus: 'ONBOARDING_FINISHED' }),
    })

  test('tells with a token of ours that a session is over; the score says how, and both flows make a player known', async () => {
    at.services.told.incode = { onboardingStatus: 'ONBOARDING_FINISHED', overall: 'OK' }
    const { access_token: token } = (await grant(form())).json<{ access_token: string }>()
    for (const type of ['identity', 'address'] as const) {
      await begin(type)
      const answer = await tellOf(token)
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
      await at.look()
    }
    expect([await at.isKnown(), await at.groupsNow()]).toEqual([true, ['approved', 'approved']])
  })

  test.each([
    ['ONBOARDING_FINISHED', 'FAIL', 'rejected'],
    ['ONBOARDING_FINISHED', 'WARN', 'uploaded'],
    ['MANUAL_REVIEW_APPROVED', 'WARN', 'approved'],
    ['MANUAL_REVIEW_REJECTED', 'OK', 'rejected'],
    ['FACE_VALIDATION_FINISHED', 'OK', null],
  ])('at %s with the score %s: the documents are %s', async (onboardingStatus, overall, expected) => {
    at.services.told.incode = { onboardingStatus, overall }
    const { access_token: token } = (await grant(form())).json<{ access_token: string }>()
    await begin('identity')
    await tellOf(token)
    await at.look()
    expect((await at.groupsNow())[0]).toBe(expected)
  })

  test('gets no token by a wrong secret, and is not believed with a wrong or an old one', async () => {
    expect((await grant(form({ client_secret: 'wrong' }))).statusCode).toBe(401)
    expect((await grant(form({ client_id: 'somebody' }))).statusCode).toBe(401)
    expect((await grant(form({ grant_type: 'password' }))).statusCode).toBe(401)
    const { access_token: token } = (await grant(form())).json<{ access_token: string }>()
    await begin('identity')
    expect((await tellOf(`${token}0`)).statusCode).toBe(401)
    at.at.clock.advance(3_601_000)
    expect((await tellOf(token)).statusCode).toBe(401)
  })
})
