import { proves } from '@fairhouse/testing/proves.ts'
import type { ErrorAnswer } from '@fairhouse/contract'
import { createTexts, errorText } from '@fairhouse/messages'
import { compileMessages } from '@fairhouse/messages/compile-messages.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { methodIds } from '../../cashier/method-catalogue/method-ids.ts'
import { makers } from '../../play/games/makers.ts'
import { firstGames } from '../../play/games/own-games.ts'
import { seedGames, seedProviders } from '../../play/games/game.sql.ts'
import { openDevice } from '@fairhouse/software-passkey'
import { expectTold } from '../../base/testing/test-told.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())
afterEach(() => ask(0, 0))

async function ask(privacyPolicy: number, terms: number): Promise<void> {
  await at.set('be.consent.privacyPolicyVersion', privacyPolicy)
  await at.set('be.consent.termsVersion', terms)
}
const logIn = (browser: TestBrowser, login: string) => browser.ask('POST /api/login', { login, password: testPassword })
const accept = (browser: TestBrowser, accepted: { 'privacy-policy'?: number; 'terms-conditions'?: number; 'licence-agreement'?: number }) =>
  browser.ask('POST /api/login/consent', { accepted })
const isIn = async (browser: TestBrowser) => (await browser.must('GET /api/session', {})).profile !== null

describe('a login whose documents have changed', () => {
  test('waits for the privacy policy (155), then for the terms (156), then goes on; the next one is not asked', async () => {
    const { email, id } = await at.player()
    await ask(2, 3)
    const browser = at.browser()
    const first = await logIn(browser, email)
    expect([first.error.errorCode, first.error.errorDetails, await isIn(browser)]).toEqual([
      155,
      { document: 'privacy-policy', version: 2 },
      false,
    ])
    const second = await accept(browser, { 'privacy-policy': 2 })
    expect([second.error.errorCode, second.error.errorDetails]).toEqual([156, { document: 'terms-conditions', version: 3 }])
    const { value } = await accept(browser, { 'privacy-policy': 2, 'terms-conditions': 3 })
    expect([value.profile.email, await isIn(browser)]).toEqual([email, true])
    expect((await logIn(at.browser(), email)).status).toBe(200)
    expect(await at.sql(`select document, version from consent where player = ${id} order by 1`)).toEqual([
      { document: 'privacy-policy', version: 2 },
      { document: 'terms-conditions', version: 3 },
    ])
  })

  test('waits for the licence (214), and goes on once it is accepted', async () => {
    proves('SHL-917')
    const { email } = await at.player()
    await at.set('be.consent.licenceVersion', 4)
    const browser = at.browser()
    const { error } = await logIn(browser, email)
    await expectTold(error, 214, /^Please accept the licence to go on\.$/)
    expect([error.errorCode, error.errorDetails, await isIn(browser)]).toEqual([214, { document: 'licence-agreement', version: 4 }, false])
    expect((await accept(browser, { 'licence-agreement': 3 })).error.errorCode).toBe(214)
    expect((await accept(browser, { 'licence-agreement': 4 })).status).toBe(200)
    expect((await logIn(at.browser(), email)).status).toBe(200)
    await at.set('be.consent.licenceVersion', 0)
  })

  test('is not told to somebody with a wrong password', async () => {
    const { email } = await at.player()
    await ask(2, 0)
    expect((await at.browser().ask('POST /api/login', { login: email, password: 'Wrong7Harbour' })).error.errorCode).toBe(107)
  })

  test('takes no older version, no other browser, and nobody after ten minutes', async () => {
    const { email } = await at.player()
    await ask(2, 0)
    const browser = at.browser()
    await logIn(browser, email)
    expect((await accept(browser, { 'privacy-policy': 1 })).error.errorCode).toBe(155)
    expect((await accept(at.browser(), { 'privacy-policy': 2 })).error.error).toBe('tokenExpired')
    at.clock.advance(10 * 60_000)
    expect((await accept(browser, { 'privacy-policy': 2 })).error.error).toBe('tokenExpired')
  })

  test('lets one of two in who accept at once', async () => {
    const { email } = await at.player()
    await ask(2, 0)
    const browser = at.browser()
    await logIn(browser, email)
    const answers = await Promise.all([0, 1].map(() => accept(browser, { 'privacy-policy': 2 })))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  })

  test('of somebody who was barred meanwhile does not go on', async () => {
    const { email, id } = await at.player()
    await ask(2, 0)
    const browser = at.browser()
    await logIn(browser, email)
    await at.sql(`update player set status = 'suspended' where id = ${id}`)
    expect((await accept(browser, { 'privacy-policy': 2 })).error.error).toBe('suspended')
  })

  test('waits in the same way after a passkey', async () => {
    const { browser } = await at.player()
    const device = openDevice(at.env.publicOrigin)
    const { options } = await browser.must('POST /api/passkeys/begin', { password: testPassword })
    await browser.must('POST /api/passkeys', { made: device.make(options) })
    await ask(2, 0)
    const other = at.browser()
    const begun = await other.must('POST /api/login/passkey/begin', {})
    const answer = await other.ask('POST /api/login/passkey', { used: device.use(begun.options) })
    expect(answer.error.errorCode).toBe(155)
    expect((await accept(other, { 'privacy-policy': 2 })).status).toBe(200)
  })
})

describe('a new version that comes while somebody is logged in', () => {
  const deposit = async (browser: TestBrowser) =>
    (await browser.ask('POST /api/deposits', { method: methodIds.paymentCard, amount: '20.00', currency: 'EUR' })).error
  const launch = async (browser: TestBrowser) =>
    (await browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })).error
  beforeAll(async () => {
    await seedProviders(at.house.db, makers)
    await seedGames(at.house.db, firstGames)
  })
  afterEach(() => at.set('be.consent.whileLoggedIn', false))

  test('is asked for at the next login only, as long as nothing else is said', async () => {
    const { browser } = await at.player()
    await ask(0, 5)
    expect([(await deposit(browser))?.errorCode, (await launch(browser))?.errorCode].includes(155)).toBe(false)
  })

  test('is accepted before a deposit or a game where the operator wants that: 155 is about the terms here, 156 about the privacy policy', async () => {
    proves('SHL-876')
    const { browser } = await at.player()
    await at.set('be.consent.whileLoggedIn', true)
    expect(await browser.must('GET /api/consent', {})).toEqual({ asked: {} })
    await ask(4, 5)
    expect(await deposit(browser)).toMatchObject({ errorCode: 156, errorDetails: { document: 'privacy-policy', version: 4 } })
    await browser.must('POST /api/consent', { accepted: { 'privacy-policy': 4 } })
    const refused = await launch(browser)
    expect(refused).toMatchObject({ errorCode: 155, error: 'termsNotAccepted', errorDetails: { document: 'terms-conditions', version: 5 } })
    await expectTold(refused, 155, /^Please read and accept the terms and conditions/)
    expect(await told(refused)).toBe('Please read and accept the terms and conditions, then go on.')
    expect(await browser.must('GET /api/consent', {})).toEqual({ asked: { 'terms-conditions': 5 } })
    await browser.must('POST /api/consent', { accepted: { 'terms-conditions': 5 } })
    expect([(await deposit(browser))?.errorCode, (await launch(browser))?.errorCode].some((code) => code === 155 || code === 156)).toBe(
      false,
    )
  })
})

/** What a page says of a refusal. */
async function told(error: ErrorAnswer): Promise<string> {
  const texts = createTexts('en', async (code, area) => compileMessages(area, readTexts(code, area)) as Record<string, string>)
  await texts.load(['error'])
  return errorText(texts, error)
}
