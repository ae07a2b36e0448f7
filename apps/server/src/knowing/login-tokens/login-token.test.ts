import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { errors } from '@fairhouse/errors'
import { placeTestMethod, registrantAt, somePerson, wholeTry } from '../identification/test-method.ts'

// Proves IDN-NS-34, IDN-NS-46, IDN-238, IDN-698, IDN-701, SHL-430, SHL-432, SHL-858..860, SHL-974, SHL-972.
let house: TestHouse
let told: ReturnType<typeof placeTestMethod>

beforeAll(async () => {
  house = await openTestHouse()
  await house.set('fe.signIn.methods', ['regular', 'smartId', 'google'])
  await house.set('fe.registration.methods', ['regular', 'smartId'])
})
afterAll(() => house.close())
beforeEach(() => {
  told = placeTestMethod()
})

describe('a login token', () => {
  async function tokenOf(person = somePerson()) {
    await registrantAt(house, told, person)
    told.look = { is: 'done', person }
    const browser = house.browser()
    const { payload } = await wholeTry(house, browser)
    return { browser, t: payload.loginToken ?? '' }
  }

  test('works once: of two who use it at once, one enters', async () => {
    const { browser, t } = await tokenOf()
    const answers = await Promise.all([0, 1].map(() => browser.ask('POST /api/login/token', { t })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, errors.tokenUsed.httpStatus])
    expect((await browser.ask('POST /api/login/token', { t })).error.error).toBe('tokenUsed')
  })

  test('works for a minute', async () => {
    const { browser, t } = await tokenOf()
    house.clock.advance(60_000)
    expect((await browser.ask('POST /api/login/token', { t })).error.error).toBe('tokenExpired')
  })

  test('works in its own browser only', async () => {
    const { t } = await tokenOf()
    expect((await house.browser().ask('POST /api/login/token', { t })).error.error).toBe('tokenInvalid')
  })

  test('waits while its player accepts what has changed: 155, then 156', async () => {
    const { browser, t } = await tokenOf()
    await house.set('be.consent.privacyPolicyVersion', 2)
    await house.set('be.consent.termsVersion', 3)
    const first = await browser.ask('POST /api/login/token', { t })
    expect([first.error.errorCode, first.error.errorDetails]).toMatchObject([155, { document: 'privacy-policy', version: 2 }])
    house.clock.advance(300_000)
    const second = await browser.ask('POST /api/login/token', { t, accepted: { 'privacy-policy': 2 } })
    expect([second.error.errorCode, second.error.errorDetails]).toMatchObject([156, { document: 'terms-conditions', version: 3 }])
    await browser.must('POST /api/login/token', { t, accepted: { 'privacy-policy': 2, 'terms-conditions': 3 } })
    await house.set('be.consent.privacyPolicyVersion', 0)
    await house.set('be.consent.termsVersion', 0)
  })

  test('is kept as a hash, and nothing of a person stands in the open', async () => {
    const { t } = await tokenOf()
    const rows = JSON.stringify(await house.sql('select login_token.*, identification.* from login_token, identification'))
    expect([rows.includes(t), rows.includes('Maasikas'), rows.includes('PNOEE')]).toEqual([false, false, false])
  })
})

describe('an authorization code of a service', () => {
  const withCode = async (t: string) => {
    const browser = house.browser()
    placeTestMethod('google')
    const google = placeTestMethod('google')
    google.look = told.look
    const { identificationToken } = await browser.must('POST /api/login/init', {})
    return browser.ask('POST /api/login/token', { t, tokenProvider: 'google', identificationToken })
  }

  test('opens a session of whom it stands for', async () => {
    const person = somePerson()
    await registrantAt(house, told, person)
    told.look = { is: 'done', person }
    const { value } = await withCode('code')
    expect(value.profile.fullName).toBe('Mari Maasikas')
  })

  test('is refused with 110 and what a registration needs', async () => {
    told.look = { is: 'done', person: somePerson({ email: { value: 'mari@example.com', verified: true } }) }
    const { error } = await withCode('code')
    expect([error.errorCode, typeof error.errorDetails?.registrationToken]).toEqual([errors.userNotFound.code, 'string'])
  })

  test('is refused with 259 to somebody unknown whose address the service keeps, unless the operator does without', async () => {
    told.look = { is: 'done', person: somePerson() }
    expect((await withCode('code')).error).toMatchObject({ errorCode: 259, error: 'noEmailShared' })
    await house.set('registration.emailFromServices', [])
    expect((await withCode('code')).error.errorCode).toBe(110)
    await house.set('registration.emailFromServices', ['google', 'facebook', 'apple'])
  })

  test('is refused with 257 where the service does not take it any more, and a new one is taken', async () => {
    const { error } = await withCode('bad')
    expect([error.errorCode, error.error]).toEqual([257, 'loginError'])
    const person = somePerson()
    await registrantAt(house, told, person)
    told.look = { is: 'done', person }
    expect((await withCode('code')).status).toBe(200)
  })
})
