import { api } from '@fairhouse/contract'
import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newKey, type TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { toldOf } from '../../base/testing/test-told.ts'
import { lookWorker } from './look-again.ts'
import type { PersonEvidence } from '../identification-contract/method.ts'
import { placeTestMethod, registrantAt, somePerson } from './test-method.ts'

let house: TestHouse
let told: ReturnType<typeof placeTestMethod>
beforeAll(async () => {
  house = await openTestHouse()
  await house.set('be.idin.issuer', 'http://127.0.0.1:9/idin')
  await house.set('fe.registration.methods', ['regular', 'smartId'])
})
afterAll(() => house.close())
beforeEach(() => {
  told = placeTestMethod('idin')
})

/** Known only through the bank. */
const ofBank = (changes: Partial<PersonEvidence> = {}): PersonEvidence => {
  const { nationalId: _, ...person } = somePerson({ country: 'NLD', ...changes })
  return person
}
const start = (browser: TestBrowser) => browser.ask('POST /api/age-verification/idin', { bic: 'INGBNL2A' })
const stands = (browser: TestBrowser) => browser.must('GET /api/age-verification', {})

/** Returns the browser from the bank; answers the page it lands on. */
async function comeBack(browser: TestBrowser, redirectUrl: string): Promise<string> {
  const state = new URL(redirectUrl).pathname.slice(1)
  const response = await browser.request({ method: 'GET', url: `/identification/return/idin?code=c&state=${state}` })
  return String(response.headers.location)
}

async function look(): Promise<void> {
  const rows = await house.sql(`select token_hash from identification where status = 'pending' and sealed_return is not null`)
  for (const { token_hash: key } of rows) await lookWorker(house.house)({ id: 1n, kind: '', key: String(key), payload: {}, tries: 1 })
}

/** Runs a whole check: to the bank, back, and looked at. */
async function check(browser: TestBrowser, person: PersonEvidence) {
  const { value } = await start(browser)
  await comeBack(browser, value.redirectUrl)
  told.look = { is: 'done', person }
  await look()
  return stands(browser)
}

describe('the age of a player', () => {
  test('is verified by the bank: there by redirectUrl, back on the page of it, looked at, and kept', async () => {
    proves('SHL-442', 'SHL-547', 'SHL-773..774')
    const { browser, id } = await house.player({ country: 'NLD' })
    await house.sql(`update player set potential_minor = true where id = ${id}`)
    expect(await stands(browser)).toEqual({ status: 'notVerified', methods: ['idin'] })
    const { value } = await start(browser)
    expect(value).toMatchObject({ redirectUrl: expect.stringMatching(/^https:\/\/service\.example\//), expirationTime: expect.any(String) })
    expect((await stands(browser)).status).toBe('notVerified')
    expect(await comeBack(browser, value.redirectUrl)).toBe(
      '/my/verification?type=identification&redirectFrom=messageInterface&value=done&method=idin',
    )
    expect((await stands(browser)).status).toBe('pending')
    told.look = { is: 'done', person: ofBank() }
    await look()
    expect(await stands(browser)).toEqual({ status: 'verified', methods: ['idin'] })
    expect((await browser.must('GET /api/session', {})).profile?.potentialMinor).toBe(false)
    expect((await start(browser)).error.errorCode).toBe(309)
  })

  test('is verified at once by a registration with a service that tells the day of birth', async () => {
    const service = placeTestMethod('smartId')
    const { browser, answer } = await registrantAt(house, service, somePerson())
    await browser.must('POST /api/login/token', { t: answer.value.loginToken ?? '' })
    expect((await stands(browser)).status).toBe('verified')
  })

  test.each([
    ['somebody with another day of birth', { birthDate: '1991-05-05' }, 243],
    ['somebody under age', { birthDate: '2012-05-05' }, 226],
  ])('is not verified by %s', async (_, changes, errorCode) => {
    const { browser } = await house.player({ country: 'NLD' })
    expect(await check(browser, ofBank(changes))).toMatchObject({ status: 'notVerified', refusal: { errorCode } })
  })

  test('is not verified by a bank that does not tell the day of birth (307)', async () => {
    proves('SHL-994')
    const { browser } = await house.player({ country: 'NLD' })
    const { birthDate: _, ...person } = ofBank()
    expect(await check(browser, person)).toMatchObject({ status: 'notVerified', refusal: { errorCode: 307, error: 'ageNotVerified' } })
    expect(await toldOf({ error: 'ageNotVerified', errorCode: 307 })).toMatch(/^Your age is not verified yet\./)
  })

  test('is not verified by the bank of another player, of whom nothing is kept here', async () => {
    const [owner, thief] = [await house.player({ country: 'NLD' }), await house.player({ country: 'NLD' })]
    const person = somePerson({ country: 'NLD' })
    await check(owner.browser, person)
    const other = { ...person, subject: { issuer: 'idin', id: 'another name of the same' } }
    expect(await check(thief.browser, other)).toMatchObject({ status: 'notVerified', refusal: { errorCode: 1001 } })
    expect(await house.sql(`select 1 from player_identity where player = ${thief.id}`)).toEqual([])
  })

  test('is not asked of a bank elsewhere than where banks can say it, nor of a visitor', async () => {
    const { browser } = await house.player()
    expect((await stands(browser)).methods).toEqual([])
    expect((await start(browser)).error.errorCode).toBe(243)
    expect((await start(house.browser())).error.errorCode).toBe(115)
  })

  test('comes back to the page that was named, and to no other site', async () => {
    proves('SHL-NS-07')
    expect(Object.keys(api.initIdinAgeVerification.takes.shape)).toEqual(['bic', 'returnUrl'])
    const { browser } = await house.player({ country: 'NLD' })
    const begun = await browser.must('POST /api/age-verification/idin', { returnUrl: '/my/profile' })
    expect(await comeBack(browser, begun.redirectUrl)).toMatch(/^\/my\/profile\?/)
    told.look = { is: 'failed', reason: 'refused' }
    await look()
    for (const returnUrl of ['https://elsewhere.example/', '//elsewhere.example', '/my/../x'])
      expect((await browser.ask('POST /api/age-verification/idin', { returnUrl })).status).toBe(400)
  })
})

describe('where the setting wants it', () => {
  test('no money moves before, and it may afterwards (307)', async () => {
    await house.set('verification.ageNeeded', { NLD: ['deposit', 'withdraw'] })
    const { browser } = await house.player({ country: 'NLD' })
    const codes = async () => {
      const wish = { method: 400_001, amount: '20.00', currency: 'EUR', campaignId: -1, storedDetailReference: '-1', saveCard: false }
      const deposit = await browser.ask('POST /api/deposits', wish, { key: newKey() })
      const payout = { amount: '20.00', currency: 'EUR', storedDetailReference: 'x' }
      const withdrawal = await browser.ask('POST /api/payment/initWithdraw', payout, { key: newKey() })
      return [deposit.error?.errorCode, withdrawal.error?.errorCode]
    }
    expect(await codes()).toEqual([307, 307])
    expect((await check(browser, ofBank())).status).toBe('verified')
    expect((await codes()).includes(307)).toBe(false)
    const elsewhere = await house.player()
    const { error } = await elsewhere.browser.ask(
      'POST /api/payment/initWithdraw',
      { amount: '20.00', currency: 'EUR', storedDetailReference: 'x' },
      { key: newKey() },
    )
    expect(error.errorCode).not.toBe(307)
  })
})
