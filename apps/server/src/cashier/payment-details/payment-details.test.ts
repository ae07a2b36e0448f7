import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import type { TestCashier } from '../deposits/test-cashier.ts'
import { fundedPlayer, until } from '../withdrawals/test-withdrawal.ts'
import { give, newIban, offerOf, openTestBank, transferFrom, withdraw } from './test-payment-details.ts'

let cashier: TestCashier
const operator = operatorOf(() => cashier)
beforeAll(async () => {
  cashier = await openTestBank()
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => {
  for (const name of ['paymentDetails.needed', 'paymentDetails.depositNeeded']) await cashier.set(name, {})
  expect(await cashier.faults()).toEqual([])
})

const read = (player: { browser: Awaited<ReturnType<TestCashier['depositor']>>['browser'] }) =>
  player.browser.must('GET /api/payment/details', {})

describe('the account that a player is paid out to', () => {
  test('is two fields with their present values, saved by the update call of 12001', async () => {
    provesMany('both fields are compared before and after the call that saves them', 'CSH-128..129 CSH-520 IDN-300..301 IDN-611 IDN-727')
    const player = await cashier.depositor()
    const before = await read(player)
    expect(before).toMatchObject({ methodId: 12001, status: 'none', pausedUntil: null })
    expect(before.fields.map(({ field, defaultValue }) => [field, defaultValue])).toEqual([
      ['abbreviatedName', undefined],
      ['ibanNumber', undefined],
    ])
    const iban = newIban()
    const spaced = iban.replace(/(.{4})/g, '$1 ').toLowerCase()
    expect((await give(player, spaced)).value).toMatchObject({ status: 'unverified' })
    const { fields } = await read(player)
    expect(fields).toMatchObject([
      { field: 'abbreviatedName', defaultValue: 'A. Example', readOnly: true },
      { field: 'ibanNumber', defaultValue: iban },
    ])
    const [row] = await cashier.sql(`select to_jsonb(d)::text as whole from stored_detail d where player = ${player.id}`)
    expect(String(row?.whole)).not.toContain(iban)
    expect(String(row?.whole)).not.toContain('A. Example')
  })

  test.each([
    ['', 'A. Example', { ibanNumber: { rule: 'required' } }],
    ['EE112200221020145685', 'A. Example', { ibanNumber: { rule: 'iban' } }],
    ['NL91-ABNA', 'A. Example', { ibanNumber: { rule: 'ibanCharacters' } }],
    ['EE382200221020145685', '', { abbreviatedName: { rule: 'required' } }],
  ])('is refused at its field (%s, %s)', async (iban, name, wrong) => {
    proves('IDN-728')
    const { error } = await give(await cashier.depositor(), iban, name)
    expect(error).toMatchObject({ errorCode: 2, errorDetails: { fields: wrong } })
  })

  test('has to be in the player’s own name (310), and belongs to one player (224)', async () => {
    proves('SHL-926', 'SHL-995', 'IDN-NS-61')
    const [player, other] = [await cashier.depositor(), await cashier.depositor()]
    const iban = newIban()
    await expectTold((await give(player, iban, 'B. Example')).error, 310, /^The name does not belong to this IBAN\./)
    expect((await give(player, iban)).status).toBe(200)
    await expectTold((await give(other, iban)).error, 224, /^This payment account belongs to another player\./)
  })

  test('is one player’s also where two give it at the same instant', async () => {
    const players = [await cashier.depositor(), await cashier.depositor(), await cashier.depositor()]
    const iban = newIban()
    const answers = await Promise.all(players.map((player) => give(player, iban)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('is changed by who has proven lately who they are (9102)', async () => {
    await cashier.set('be.stepUpMinutes', 15)
    const player = await cashier.depositor()
    await cashier.advance(16 * 60)
    expect((await give(player, newIban())).error.errorCode).toBe(9102)
    await cashier.set('be.stepUpMinutes', 0)
  })

  test('cannot be changed while money is on its way there (213), and once it is, withdrawals wait (126)', async () => {
    proves('SHL-863', 'SHL-916')
    const { player, storedDetailReference } = await fundedPlayer(cashier)
    await give(player, newIban())
    const { destinations } = await offerOf(player)
    const own = destinations.find((one) => one.storedDetailReference !== storedDetailReference)?.storedDetailReference ?? ''
    await operator('details verify', player.email, own)
    const asked = await withdraw(player, own, '20.00')
    expect(asked.status).toBe(200)
    await expectTold((await give(player, newIban())).error, 213, /^These payment details cannot be changed\./)
    await player.browser.must('POST /api/payment/cancelWithdrawal', { reference: asked.value?.withdrawal.reference ?? '' })
    const from = cashier.clock.now().getTime()
    expect((await give(player, newIban())).status).toBe(200)
    const { error } = await withdraw(player, storedDetailReference, '20.00')
    await expectTold(error, 126, /withdrawals pause from \S.* until \S/)
    const [begin, end] = [String(error.errorDetails?.['from']), String(error.errorDetails?.['until'])].map((text) => Date.parse(text))
    expect(Math.abs((begin ?? 0) - from)).toBeLessThan(60_000)
    expect((end ?? 0) - (begin ?? 0)).toBe(24 * 3_600_000)
    expect((await read(player)).pausedUntil).toBe(new Date(end ?? 0).toISOString())
    await cashier.advance(24 * 3600 + 60)
    await player.logIn()
    expect((await withdraw(player, storedDetailReference, '20.00')).status).toBe(200)
  })

  test('that was given once more as it is changes nothing', async () => {
    const player = await cashier.depositor()
    const iban = newIban()
    await give(player, iban)
    expect((await give(player, iban)).value).toMatchObject({ pausedUntil: null })
    expect(await cashier.sql(`select 1 from stored_detail where player = ${player.id}`)).toHaveLength(1)
  })
})

describe('where the operator wants it', () => {
  test('a deposit waits for name and IBAN (251)', async () => {
    proves('SHL-965', 'CSH-538')
    await cashier.set('paymentDetails.needed', { NLD: [], '*': ['deposit'] })
    const player = await cashier.depositor()
    const deposit = () => player.browser.ask('POST /api/deposits', { method: methodIds.paymentCard, amount: '20.00', currency: 'EUR' })
    const { error } = await deposit()
    await expectTold(error, 251, /^Please tell us your name and IBAN/)
    await give(player, newIban())
    expect((await deposit()).status).toBe(200)
  })

  test('playing and withdrawing wait for a deposit from that IBAN (254), which confirms it', async () => {
    proves('SHL-969')
    await cashier.set('paymentDetails.depositNeeded', { MLT: ['withdraw', 'play'] })
    const { player, storedDetailReference } = await fundedPlayer(cashier)
    const launch = () => player.browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    const iban = newIban()
    await give(player, iban)
    await expectTold(
      (await withdraw(player, storedDetailReference)).error,
      254,
      /^Playing and withdrawing are blocked until you have made a deposit/,
    )
    expect((await launch()).error.errorCode).toBe(254)
    const status = await transferFrom(cashier, player, iban)
    await until(async () => (await status()).status, 'ok')
    expect(await read(player)).toMatchObject({ status: 'verified', isFunded: true })
    expect((await withdraw(player, storedDetailReference)).status).toBe(200)
  })

  test('the page is told that details wait to be confirmed, until they are', async () => {
    proves('CSH-231')
    await cashier.set('deposit.paymentDetailsVerification', true)
    const player = await cashier.depositor()
    const waits = async () => (await player.browser.must('GET /api/deposits/offer', {})).paymentDetailsVerificationRequired
    expect(await waits()).toBe(false)
    await give(player, newIban())
    expect(await waits()).toBe(true)
    const [row] = await cashier.sql(`select reference from stored_detail where player = ${player.id}`)
    await operator('details verify', player.email, String(row?.['reference']))
    expect(await waits()).toBe(false)
    await cashier.set('deposit.paymentDetailsVerification', false)
  })
})
