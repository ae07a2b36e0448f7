import type { ThirdPartyDetails } from '@fairhouse/contract'
import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { errors } from '@fairhouse/errors'
import { placeTestMethod, registrantAt, somePerson, wholeTry } from '../identification/test-method.ts'

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
    proves('SHL-860', 'IDN-698', 'SHL-430', 'IDN-NS-46')
    const { browser, t } = await tokenOf()
    const answers = await Promise.all([0, 1].map(() => browser.ask('POST /api/login/token', { t })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, errors.tokenUsed.httpStatus])
    await expectTold((await browser.ask('POST /api/login/token', { t })).error, 134, /^This login link or request was used before\./)
  })

  test('works for a minute', async () => {
    proves('SHL-859')
    const { browser, t } = await tokenOf()
    house.clock.advance(60_000)
    await expectTold((await browser.ask('POST /api/login/token', { t })).error, 133, /^This login link or request has expired\./)
  })

  test('works in its own browser only', async () => {
    proves('SHL-858', 'IDN-NS-34')
    const { t } = await tokenOf()
    const { error } = await house.browser().ask('POST /api/login/token', { t })
    await expectTold(error, 123, /^This login link or request is not known to us\./)
  })

  test('waits while its player accepts what has changed: 155, then 156', async () => {
    proves('IDN-NS-38')
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

  test('leaves a login in the cookie of its browser, which is taken up when that comes back, and in no other', async () => {
    proves('IDN-240', 'IDN-NS-04')
    const { browser, t } = await tokenOf()
    const { profile } = await browser.must('POST /api/login/token', { t })
    house.clock.advance(60_000)
    expect((await browser.must('POST /api/login/auto', {})).profile?.playerId).toBe(profile.playerId)
    expect((await house.browser().must('POST /api/login/auto', {})).profile).toBeNull()
    await browser.must('POST /api/logout', {})
    expect((await browser.must('POST /api/login/auto', {})).profile).toBeNull()
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
    proves('IDN-238', 'IDN-701')
    const person = somePerson()
    await registrantAt(house, told, person)
    told.look = { is: 'done', person }
    const { value } = await withCode('code')
    expect(value.profile.fullName).toBe('Mari Maasikas')
  })

  test('is refused with 110 and what a registration needs', async () => {
    proves('IDN-262')
    told.look = { is: 'done', person: somePerson({ email: { value: 'mari@example.com', verified: true } }) }
    const { error } = await withCode('code')
    expect([error.errorCode, typeof error.errorDetails?.registrationToken]).toEqual([errors.userNotFound.code, 'string'])
    const known = error.errorDetails?.['details'] as ThirdPartyDetails | undefined // the contract of 110 here
    expect(known?.details.authorizationToken).toBe(error.errorDetails?.registrationToken)
  })

  test('is refused with 259 to somebody unknown whose address the service keeps, unless the operator does without', async () => {
    proves('SHL-974')
    told.look = { is: 'done', person: somePerson() }
    await expectTold((await withCode('code')).error, 259, /^The sign-in service did not share your e-mail address\./)
    await house.set('registration.emailFromServices', [])
    expect((await withCode('code')).error.errorCode).toBe(110)
    await house.set('registration.emailFromServices', ['google', 'facebook', 'apple'])
  })

  test('is refused with 257 where the service does not take it any more, and a new one is taken', async () => {
    proves('SHL-972')
    const { error } = await withCode('bad')
    await expectTold(error, 257, /^The login did not work\./)
    const person = somePerson()
    await registrantAt(house, told, person)
    told.look = { is: 'done', person }
    expect((await withCode('code')).status).toBe(200)
  })
})
