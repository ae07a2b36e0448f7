import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { errors } from '@fairhouse/errors'
import { methods } from '../identification-methods/methods.ts'
import { begin, placeTestMethod, somePerson, wholeTry } from './test-method.ts'

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

describe('beginning', () => {
  test('needs the token of this browser', async () => {
    const { identificationToken } = await house.browser().must('POST /api/login/init', {})
    expect((await begin(house.browser(), { identificationToken })).error.error).toBe('authenticationFailed')
    expect(told.starts).toBe(0)
  })

  test('takes a token once, of two at once by one; a mistake in the form does not use it up', async () => {
    proves('IDN-NS-34')
    const browser = house.browser()
    const { identificationToken, expirationTime } = await browser.must('POST /api/login/init', {})
    expect(Date.parse(expirationTime) - house.clock.now().getTime()).toBe(10 * 60_000)
    expect((await begin(browser, { identificationToken, personalCode: '' })).error.errorCode).toBe(2)
    const answers = await Promise.all([0, 1].map(() => begin(browser, { identificationToken })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, errors.tokenUsed.httpStatus])
    expect(told.starts).toBe(1)
  })

  test('takes no token after its minutes', async () => {
    const browser = house.browser()
    const { identificationToken } = await browser.must('POST /api/login/init', {})
    house.clock.advance(10 * 60_000)
    expect((await begin(browser, { identificationToken })).error.error).toBe('authenticationFailed')
  })

  test('asks for what the service needs before asking the service', async () => {
    proves('IDN-592')
    const { error } = await begin(house.browser(), { personalCode: '' })
    expect([error.errorCode, error.errorDetails?.fields, told.starts]).toEqual([2, { personalCode: { rule: 'required' } }, 0])
  })

  test('asks each service for its own: a personal code, a number, or nothing but the token of this browser', async () => {
    proves('IDN-593..595', 'IDN-710')
    const asks = Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, name === 'smartId' ? [] : method.asks]))
    expect(asks).toEqual({
      smartId: [],
      mobileId: ['personalCode', 'phoneNumber'],
      zignSec: ['personalCode'],
      idin: [],
      trustly: [],
      cddn: [],
      top: [],
    })
    await house.set('fe.signIn.methods', ['regular', 'smartId', 'google', 'mobileId'])
    await house.set('be.confirmedProtocols', ['zignSec'])
    await house.set('be.zignSec.enabled', true)
    const wrong = async (method: 'mobileId' | 'zignSec', more: object) =>
      (await begin(house.browser(), { method, ...more })).error.errorDetails?.['fields']
    const missing = { rule: 'required' }
    expect(await wrong('mobileId', { personalCode: '' })).toEqual({ personalCode: missing, phoneNumber: missing })
    expect(await wrong('mobileId', { phoneNumber: '' })).toEqual({ phoneNumber: missing })
    expect(await wrong('zignSec', { personalCode: '' })).toEqual({ personalCode: missing })
    expect(told.starts).toBe(0)
    await house.set('be.zignSec.enabled', false)
    await house.set('fe.signIn.methods', ['regular', 'smartId', 'google'])
  })

  test('is refused for a method that the settings do not offer', async () => {
    expect((await begin(house.browser(), { method: 'idin' })).error.error).toBe('identificationFailed')
  })

  test('says that the service is away', async () => {
    told.fails = true
    expect((await begin(house.browser())).error.error).toBe('identityServiceUnavailable')
  })

  test('of more than the setting says for one person freezes that person, and no other', async () => {
    const about = { personalCode: '39901012239' }
    const answers: number[] = []
    for (let n = 0; n < 6; n += 1) answers.push((await begin(house.browser(), about)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, errors.frozen.httpStatus])
    expect((await begin(house.browser())).status).toBe(200)
  })
})

test('who proves who they are leaves no try behind at an address that many share', async () => {
  await house.set('signIn.addressLimit', 5)
  const office = house.browser()
  for (let n = 0; n < 8; n += 1) {
    told.look = { is: 'done', person: somePerson() }
    expect((await wholeTry(house, office)).payload.errorCode).toBe(errors.userNotFound.code)
  }
  told.look = { is: 'failed', reason: 'refused' }
  for (let n = 0; n < 5; n += 1) await wholeTry(house, office)
  expect((await begin(office)).error.errorCode).toBe(errors.frozen.code)
  await house.set('signIn.addressLimit', 50)
})
