import { provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestBrowser, newKey } from '../../base/testing/test-browser.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { hashOfSecret } from '../sessions/session.ts'
import { lookWorker } from '../../knowing/identification/look-again.ts'
import { placeTestMethod, registrantAt, someMail, somePerson, thirdPartyForm } from '../../knowing/identification/test-method.ts'
import { registerFormOf } from './form-first.ts'

let house: TestHouse
let told: ReturnType<typeof placeTestMethod>
beforeAll(async () => {
  house = await openTestHouse()
  await house.set('fe.registration.methods', ['regular', 'smartId', 'mobileId'])
  await house.set('fe.registration.formFirst', ['smartId', 'mobileId'])
  await house.set('be.mobileId.countries', ['EST'])
})
afterAll(() => house.close())
beforeEach(() => {
  told = placeTestMethod('smartId')
  const mobile = placeTestMethod('mobileId')
  Object.defineProperty(mobile, 'look', { get: () => told.look })
})

const form = () => ({
  ...thirdPartyForm,
  email: someMail(),
  nationalIdNumber: '49005230210',
  firstName: 'Typed',
  lastName: 'Name',
  birthDate: '1990-05-23',
  gender: 'female',
})
const send = (browser: TestBrowser, fields: Record<string, string>, method: 'smartId' | 'mobileId' = 'smartId') =>
  browser.ask('POST /api/registration', { method, fields }, { key: newKey() })
const look = (token = '') =>
  lookWorker(house.house, registerFormOf(house.house))({ id: 1n, kind: '', key: hashOfSecret(token), payload: {}, tries: 1 })
const stands = (browser: TestBrowser, token = '') => browser.must('POST /api/waiting-request', { token })
const countPlayers = async () => Number((await house.sql('select count(*) as count from player'))[0]?.['count'])

describe.each(['smartId', 'mobileId'] as const)('a registration with %s that begins by its form', (method) => {
  test('asks everything on one form, the personal code first, and no password', async () => {
    const { steps } = await house.browser().must('GET /api/registration/fields', { method, country: 'EST' })
    const names = steps.map(({ fields }) => fields.map(({ name }) => name))
    expect([names[0]?.slice(0, 2), names[1], names[2]]).toEqual([['country', 'nationalIdNumber'], [], []])
    expect(names[0]).toEqual(expect.arrayContaining(['email', 'firstName', 'phoneNumber', 'ageAndPolicyChecked']))
    expect(names[0]?.filter((name) => /password/i.test(name))).toEqual([])
  })

  test('answers a code and until when it holds, opens no account yet, and opens it once the phone has proven the person', async () => {
    provesMany('one registration is followed to its login, by both services', 'IDN-256..257', 'IDN-683..684', 'IDN-687..689')
    const [browser, before] = [house.browser(), await countPlayers()]
    const { value } = await send(browser, form(), method)
    expect(value).toMatchObject({ autoLogin: false, controlCode: '0937', expirationTime: expect.stringMatching(/^2026-/) })
    expect([await countPlayers(), (await stands(browser, value.token)).status]).toEqual([before, 'pending'])
    told.look = { is: 'done', person: somePerson({ birthDate: '1990-05-23' }) }
    await look(value.token)
    const { status, payload } = await stands(browser, value.token)
    expect([status, payload]).toEqual(['success', { autoLogin: true, registered: true, loginToken: expect.any(String) }])
    const { profile } = await browser.must('POST /api/login/token', { t: payload.loginToken ?? '' })
    expect([profile.fullName, profile.details.hasPassword, await countPlayers()]).toEqual(['Mari Maasikas', false, before + 1])
  })

  test('opens nothing where the phone refuses', async () => {
    const [browser, before] = [house.browser(), await countPlayers()]
    const { value } = await send(browser, form(), method)
    told.look = { is: 'failed', reason: 'refused' }
    await look(value.token)
    expect((await stands(browser, value.token)).payload.error).toBe('abortedVerification')
    expect(await countPlayers()).toBe(before)
  })
})

test('tells what is wrong at its fields before any phone rings', async () => {
  const { error } = await send(house.browser(), { ...form(), zipCode: '', nationalIdNumber: '49005230211' })
  expect(error.errorDetails?.['fields']).toMatchObject({ zipCode: { rule: 'required' }, nationalIdNumber: { rule: 'nationalId' } })
  expect(told.starts).toBe(0)
})

test('of somebody who has an account already leads there, and opens no other', async () => {
  const person = somePerson({ birthDate: '1990-05-23' })
  await registrantAtIdentifyFirst(person)
  const [browser, before] = [house.browser(), await countPlayers()]
  const { value } = await send(browser, form())
  told.look = { is: 'done', person }
  await look(value.token)
  const { payload } = await stands(browser, value.token)
  expect([payload.registered, payload.autoLogin, typeof payload.loginToken, await countPlayers()]).toEqual([
    undefined,
    false,
    'string',
    before,
  ])
})

/** The other order, which is the usual one. */
async function registrantAtIdentifyFirst(person: ReturnType<typeof somePerson>): Promise<void> {
  const { answer } = await registrantAt(house, told, person)
  if (answer.error) throw new Error(answer.error.error)
}

test('of two at once of one person one opens an account', async () => {
  const before = await countPlayers()
  const browsers = [house.browser(), house.browser()]
  const tokens = await Promise.all(browsers.map(async (browser) => (await send(browser, form())).value.token))
  told.look = { is: 'done', person: somePerson({ birthDate: '1990-05-23' }) }
  await Promise.all(tokens.map((token) => look(token)))
  expect(await countPlayers()).toBe(before + 1)
})

test('is taken by nothing but the setting: else the person is proven first', async () => {
  await house.set('fe.registration.formFirst', [])
  const { error } = await send(house.browser(), form())
  expect(error.errorCode).toBe(2)
  await house.set('fe.registration.formFirst', ['smartId', 'mobileId'])
})
