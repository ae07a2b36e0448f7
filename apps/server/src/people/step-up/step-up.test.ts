import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { methodIds } from '../../cashier/method-catalogue/method-ids.ts'
import { newKey, type TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse, type TestPlayer } from '../../base/testing/test-house.ts'
import { linkPerson } from '../../knowing/identity/settle.ts'
import { placeTestMethod, somePerson, wholeTry } from '../../knowing/identification/test-method.ts'
import { openDevice } from '@fairhouse/software-passkey'

// Error 9102 (proofNeeded): before money is asked for to where none was paid before, and before a stored card is removed.

const minute = 60_000
let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  await seedMethods(at.house.db, firstMethods)
  await at.set('be.sessionIdleMinutes', 600)
  await at.set('fe.signIn.methods', ['regular', 'smartId', 'google'])
})
afterAll(() => at.close())
beforeEach(() => at.clock.advance(60 * minute))

/** A player with money and a stored card. */
async function rich() {
  const player = await at.player()
  await addCard(player, 'card')
  await at.sql(`update wallet set cash = 100000 where player = ${player.id}`)
  return player
}
const addCard = ({ id, shard }: TestPlayer, reference: string) =>
  at.sql(
    `insert into stored_detail (shard, reference, player, provider, method, token, description, fingerprint, created_at, funded_at)
     values (${shard}, '${reference}-${id}', ${id}, 'card-acquirer', ${methodIds.paymentCard}, '', '•••• 4242', '${reference}', '2026-11-01', '2026-11-01')`,
  )
const ask = ({ browser, id }: { browser: TestBrowser; id: bigint }, card = 'card') =>
  browser.ask(
    'POST /api/payment/initWithdraw',
    { amount: '20.00', currency: 'EUR', storedDetailReference: `${card}-${id}` },
    { key: newKey() },
  )
const remove = ({ browser, id }: { browser: TestBrowser; id: bigint }) =>
  browser.ask('POST /api/payment/storedDetails/delete', { storedDetailReference: `card-${id}` })

describe('a payout to where none was paid before', () => {
  test('goes out after a recent login, and asks for a proof fifteen minutes later', async () => {
    const player = await rich()
    at.clock.advance(15 * minute - 1)
    expect((await ask(player)).status).toBe(200)
    at.clock.advance(1)
    const { error } = await ask(player)
    expect([error.errorCode, error.errorDetails]).toEqual([9102, { ways: ['password'] }])
  })

  test('goes out after the password, whose tries are counted, and then for as long', async () => {
    const player = await rich()
    at.clock.advance(20 * minute)
    const wrong = await player.browser.ask('POST /api/proof', { password: 'Wrong7Harbour' })
    expect([wrong.error.errorCode, wrong.error.errorDetails?.['tries']]).toEqual([109, 4])
    expect((await ask(player)).error.errorCode).toBe(9102)
    await player.browser.must('POST /api/proof', { password: testPassword })
    at.clock.advance(10 * minute)
    expect((await ask(player)).status).toBe(200)
  })

  test('asks for nothing once money was paid there, and asks again for another card', async () => {
    const player = await rich()
    await ask(player)
    await at.sql(`update withdrawal set state = 'paid' where player = ${player.id}`)
    at.clock.advance(20 * minute)
    expect((await ask(player)).status).toBe(200)
    await addCard(player, 'other')
    expect((await ask(player, 'other')).error.errorCode).toBe(9102)
  })

  test('asks for nothing where the setting says 0', async () => {
    const player = await rich()
    at.clock.advance(20 * minute)
    await at.set('be.stepUpMinutes', 0)
    expect((await ask(player)).status).toBe(200)
    await at.set('be.stepUpMinutes', 15)
  })

  test('goes out after the passkey of the player, and of nobody else', async () => {
    const [player, other] = [await rich(), await at.player()]
    const device = await passkeyOf(player.browser)
    const strange = await passkeyOf(other.browser)
    at.clock.advance(20 * minute)
    expect((await ask(player)).error.errorDetails).toEqual({ ways: ['password', 'passkey'] })
    const use = async (one: typeof device) => {
      const { options } = await player.browser.must('POST /api/login/passkey/begin', {})
      return player.browser.ask('POST /api/proof', { used: one.use(options) })
    }
    expect((await use(strange)).error.errorCode).toBe(286)
    expect((await ask(player)).error.errorCode).toBe(9102)
    await use(device)
    expect((await ask(player)).status).toBe(200)
  })

  async function passkeyOf(browser: TestBrowser) {
    const device = openDevice(at.env.publicOrigin)
    const { options } = await browser.must('POST /api/passkeys/begin', { password: testPassword })
    await browser.must('POST /api/passkeys', { made: device.make(options) })
    return device
  }
})

describe('a stored card', () => {
  test('is removed after a proof only', async () => {
    const player = await rich()
    at.clock.advance(20 * minute)
    expect((await remove(player)).error.errorCode).toBe(9102)
    await player.browser.must('POST /api/proof', { password: testPassword })
    expect((await remove(player)).status).toBe(200)
  })
})

describe('a player without password', () => {
  /** Known to a service and to Google, logged in by Google. */
  async function withoutPassword() {
    const player = await rich()
    const person = somePerson()
    await linkPerson(at.house.db, at.house, { shard: player.shard, player: player.id }, person)
    await at.sql(`update player set password_hash = null where id = ${player.id}`)
    placeTestMethod('google').look = { is: 'done', person }
    const browser = at.browser()
    const { identificationToken } = await browser.must('POST /api/login/init', {})
    await browser.must('POST /api/login/token', { t: 'code', tokenProvider: 'google', identificationToken })
    return { ...player, browser, person }
  }

  test('whose login was by an account elsewhere proves it by an identity service, as who they are', async () => {
    const player = await withoutPassword()
    const service = placeTestMethod('smartId')
    expect((await ask(player)).error.errorDetails).toEqual({ ways: ['identification'] })
    service.look = { is: 'done', person: somePerson() }
    expect((await wholeTry(at, player.browser, { purpose: 'proof' })).payload.errorCode).toBe(243)
    expect((await ask(player)).error.errorCode).toBe(9102)
    service.look = { is: 'done', person: player.person }
    expect((await wholeTry(at, player.browser, { purpose: 'proof' })).status).toBe('success')
    expect((await ask(player)).status).toBe(200)
  })

  test('who was proven by an identity service at the login is not asked', async () => {
    const { person, ...player } = await withoutPassword()
    placeTestMethod('smartId').look = { is: 'done', person }
    const browser = at.browser()
    const { payload } = await wholeTry(at, browser)
    await browser.must('POST /api/login/token', { t: payload.loginToken ?? '' })
    expect((await ask({ ...player, browser })).status).toBe(200)
  })
})
