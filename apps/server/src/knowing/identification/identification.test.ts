import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { errors } from '@fairhouse/errors'
import { toldOf } from '../../base/testing/test-told.ts'
import { begin, lookAt, placeTestMethod, registrantAt, somePerson, wholeTry } from './test-method.ts'

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

/** The rows that each end proves. */
const rowsOfReason: Record<string, RowName[]> = {
  refused: ['SHL-1010', 'IDN-277', 'SHL-437', 'SHL-440', 'CSH-516', 'IDN-280'],
  expired: ['SHL-1009', 'IDN-276', 'SHL-436', 'CSH-515'],
  wrongCode: ['SHL-986'],
  notACustomer: ['SHL-985'],
  vendorDown: ['SHL-968'],
  badSignature: ['SHL-960', 'IDN-279', 'SHL-439', 'CSH-518', 'IDN-694'],
  noPermission: ['SHL-993'],
  failed: ['SHL-988'],
}

describe('a login by a service', () => {
  test('shows a code, waits, and opens a session by a token', async () => {
    provesMany(
      'one login is followed through all its calls',
      'IDN-238 IDN-338 IDN-668 IDN-691 IDN-693 IDN-695 IDN-701 IDN-709 IDN-270 IDN-272..273 IDN-275 IDN-278',
      'IDN-281 SHL-432 SHL-434..435 SHL-438 SHL-441 CSH-513 CSH-517 CSH-519 IDN-NS-31',
    )
    const person = somePerson()
    await registrantAt(house, told, person)
    const browser = house.browser()
    const begun = await begin(browser)
    expect(begun.value).toMatchObject({ mode: 'code', code: '0937', expirationTime: '2026-11-18T10:02:00.000Z' })
    const ask = () => browser.must('POST /api/waiting-request', { token: begun.value.token })
    expect(await ask()).toEqual({ status: 'pending', payload: {} })
    told.look = { is: 'done', person }
    await lookAt(house, begun.value.token)
    const { status, payload } = await ask()
    expect([status, (await ask()).payload.loginToken]).toEqual(['success', payload.loginToken])
    const { profile } = await browser.must('POST /api/login/token', { t: payload.loginToken ?? '' })
    expect(profile).toMatchObject({ fullName: 'Mari Maasikas', details: { hasPassword: false } })
    expect((await browser.must('POST /api/login/auto', {})).profile?.playerId).toBe(profile.playerId)
  })

  test('is refused with 110 and the way to sign up where we do not know the person', async () => {
    proves('SHL-835', 'IDN-260..261', 'IDN-263')
    told.look = { is: 'done', person: somePerson() }
    const { status, payload } = await wholeTry(house, house.browser())
    expect([status, payload.errorCode, payload.loginToken]).toEqual(['error', 110, undefined])
    expect(await toldOf({ error: payload.error ?? '', errorCode: payload.errorCode ?? 0 })).toMatch(/^We know no player of this name\./)
    expect(payload.details).toMatchObject({
      method: 'smartId',
      details: { registrationToken: payload.registrationToken, firstName: 'Mari', gender: 'female' },
    })
  })

  test.each([
    ['refused', 'error', 'abortedVerification', /^The verification was stopped/],
    ['expired', 'expired', 'expiredVerification', /^The verification has expired\./],
    ['wrongCode', 'error', 'authenticationRefused', /^The identity service did not confirm you\./],
    ['notACustomer', 'error', 'authenticationFailed', /^We could not make sure that it is you\./],
    ['unusable', 'error', 'authenticationFailed', /^We could not make sure that it is you\./],
    ['delivery', 'error', 'authenticationFailed', /^We could not make sure that it is you\./],
    ['vendorDown', 'error', 'identityServiceUnavailable', /^The identity service does not answer\./],
    ['badSignature', 'error', 'identificationFailed', /^We could not make sure that it is you\./],
    ['mismatch', 'error', 'identificationFailed', /^We could not make sure that it is you\./],
    ['noPermission', 'error', 'bankPermissionNeeded', /^Your bank needs your permission/],
    ['failed', 'error', 'failed', /^This failed\./],
  ] as const)('that the service says is %s ends as %s with %s', async (reason, status, error, words) => {
    proves(...(rowsOfReason[reason] ?? []))
    told.look = { is: 'failed', reason }
    const ended = await wholeTry(house, house.browser())
    expect([ended.status, ended.payload.error, ended.payload.errorCode]).toEqual([status, error, errors[error].code])
    expect(await toldOf({ error: ended.payload.error ?? '', errorCode: ended.payload.errorCode ?? 0 })).toMatch(words)
  })

  test('is refused to somebody under age, known or not', async () => {
    told.look = { is: 'done', person: somePerson({ birthDate: '2010-01-01' }) }
    const { status, payload } = await wholeTry(house, house.browser())
    expect([status, payload.errorCode, payload.errorDetails]).toEqual(['error', errors.ageRestricted.code, { age: 18 }])
  })

  test('passes the same checks as one with a password', async () => {
    const person = somePerson()
    await registrantAt(house, told, person)
    await house.sql(
      `update player set status = 'suspended' where id = (select player from player_identity order by linked_at desc, player desc limit 1)`,
    )
    await house.sql(
      `update player set status = 'suspended' where password_hash is null and created_at >= (select max(created_at) from player)`,
    )
    told.look = { is: 'done', person }
    expect((await wholeTry(house, house.browser())).payload.error).toBe('suspended')
    await house.sql(`update player set status = 'active' where status = 'suspended'`)
  })

  test('knows a player by a proven national id at another service', async () => {
    const person = somePerson()
    await registrantAt(house, told, person)
    told.look = { is: 'done', person: { ...person, subject: { issuer: 'mobile-id', id: person.subject.id } } }
    expect((await wholeTry(house, house.browser())).status).toBe('success')
  })

  test('does not know a player by a mail address', async () => {
    const player = await house.player()
    told.look = { is: 'done', person: somePerson({ email: { value: player.email, verified: true } }) }
    expect((await wholeTry(house, house.browser())).payload.errorCode).toBe(errors.userNotFound.code)
  })
})

describe('a waiting request', () => {
  test('of an unknown token is expired', async () => {
    expect(await house.browser().must('POST /api/waiting-request', { token: 'nobody-made-this-token' })).toMatchObject({
      status: 'expired',
      payload: { errorCode: errors.expiredVerification.code, error: 'expiredVerification' },
    })
  })

  test('of another browser is expired', async () => {
    told.look = { is: 'done', person: somePerson() }
    const { token } = await wholeTry(house, house.browser())
    expect((await house.browser().must('POST /api/waiting-request', { token })).status).toBe('expired')
  })

  test('is expired when its time is over, whatever the service says', async () => {
    const browser = house.browser()
    const { value } = await begin(browser)
    house.clock.advance(120_000)
    told.look = { is: 'done', person: somePerson() }
    expect((await browser.must('POST /api/waiting-request', { token: value.token })).status).toBe('expired')
    await lookAt(house, value.token)
    expect((await browser.must('POST /api/waiting-request', { token: value.token })).status).toBe('expired')
  })

  test('that was given up stays so', async () => {
    const browser = house.browser()
    const { value } = await begin(browser)
    await browser.must('POST /api/identification/cancel', { token: value.token })
    told.look = { is: 'done', person: somePerson() }
    await lookAt(house, value.token)
    expect((await browser.must('POST /api/waiting-request', { token: value.token })).payload.error).toBe('abortedVerification')
  })

  test('cannot be given up by another browser', async () => {
    const browser = house.browser()
    const { value } = await begin(browser)
    await house.browser().must('POST /api/identification/cancel', { token: value.token })
    expect((await browser.must('POST /api/waiting-request', { token: value.token })).status).toBe('pending')
  })
})

describe('a return from a service', () => {
  test('has the service looked at again, once, and shows nothing of itself in our address', async () => {
    proves('IDN-482', 'IDN-NS-40')
    const browser = house.browser()
    const { value } = await begin(browser)
    const key = value.url?.split('/').at(-1)
    const url = `/identification/return/smartId/${key}?code=secret`
    const back = await browser.request({ method: 'GET', url })
    expect(back.headers.location).toBe('/identification?type=identification&redirectFrom=messageInterface&value=done&method=smartId')
    await lookAt(house, value.token)
    expect(told.callbacks.at(-1)?.query).toEqual({ code: 'secret' })
    expect((await browser.request({ method: 'GET', url })).headers.location).toContain('value=failed')
  })

  test('leads back into the language in which it was begun', async () => {
    const browser = house.browser()
    const { url } = (await begin(browser, {}, { 'x-language': 'ar' })).value
    const back = await browser.request({ method: 'GET', url: `/identification/return/smartId/${url?.split('/').at(-1)}?code=1` })
    expect(back.headers.location).toMatch(/^\/ar\/identification\?/)
  })

  test('may be a POST from another site, without our cookie', async () => {
    const { value } = await begin(house.browser())
    const back = await house.app.inject({
      method: 'POST',
      url: '/identification/return/smartId',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `state=${value.url?.split('/').at(-1)}&code=1`,
    })
    expect([back.statusCode, back.headers.location?.includes('value=done')]).toEqual([303, true])
  })

  test('of a notice without a right signature is refused', async () => {
    const post = (signature: string) =>
      house.app.inject({
        method: 'POST',
        url: '/notices/identification/smartId',
        headers: { signature, 'content-type': 'text/plain' },
        payload: 'ref-1',
      })
    expect([(await post('bad')).statusCode, (await post('good')).statusCode]).toEqual([401, 200])
  })
})

describe('a player who is logged in', () => {
  test('proves who they are, if it is the person of the account', async () => {
    const { browser } = await house.player({ birthDate: '1990-05-05' })
    told.look = { is: 'done', person: somePerson() }
    expect((await wholeTry(house, browser, { purpose: 'age' })).status).toBe('success')
    told.look = { is: 'done', person: somePerson({ birthDate: '1980-01-01' }) }
    expect((await wholeTry(house, browser, { purpose: 'age' })).payload.error).toBe('identificationFailed')
  })

  test('cannot prove to be somebody who has another account', async () => {
    const person = somePerson()
    await registrantAt(house, told, person)
    const { browser } = await house.player({ birthDate: '1990-05-05' })
    told.look = { is: 'done', person }
    expect((await wholeTry(house, browser, { purpose: 'deposit' })).payload.error).toBe('duplicateIdentity')
  })
})
