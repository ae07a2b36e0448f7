import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { payWithdrawal } from '../withdrawals/decide-withdrawal.ts'
import type { Depositor, TestCashier } from '../deposits/test-cashier.ts'
import { balance, fundedPlayer, statusOf, until } from '../withdrawals/test-withdrawal.ts'
import { give, newIban, offerOf, openTestBank, transferFrom, withdraw } from './test-payment-details.ts'

let cashier: TestCashier
const operator = operatorOf(() => cashier)
beforeAll(async () => {
  cashier = await openTestBank()
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

type Order = { id: string; protocol: string; reference: string; amount: string; asked: { iban: string; name: string }; state: string }
const orderOf = async (reference: string) =>
  (await cashier.control<{ orders: Order[] }>('/orders')).orders.find(
    (one) => one.protocol === 'bank-payout' && one.reference === reference,
  )

/** A player who has paid 100.00 by transfer, with 40.00 of it on the way back to that account. */
async function beingPaid() {
  const player = await cashier.depositor()
  const iban = newIban()
  const status = await transferFrom(cashier, player, iban)
  await until(async () => (await status()).status, 'ok')
  const [destination] = (await offerOf(player)).destinations
  const { value } = await withdraw(player, destination?.storedDetailReference ?? '')
  const reference = value?.withdrawal.reference ?? ''
  await payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })
  await expect.poll(() => orderOf(reference), { timeout: 20_000, interval: 50 }).toBeDefined()
  const answer = async (course: string) => cashier.control(`/orders/${(await orderOf(reference))?.id}/answer`, { answer: course })
  return { player, iban, destination, reference, answer, order: () => orderOf(reference) }
}

describe('money that came by transfer', () => {
  test('goes back to the account that it came from, once', async () => {
    const { player, iban, destination, reference, order, answer } = await beingPaid()
    expect(destination).toMatchObject({ verified: true, description: `${iban.slice(0, 4)} •••• ${iban.slice(-4)}` })
    expect(await order()).toMatchObject({ amount: '40.00', asked: { iban, name: 'Ada Example' } })
    await until(() => statusOf(player, reference), 'processing')
    await answer('book')
    await until(() => statusOf(player, reference), 'paid')
    await cashier.control(`/orders/${(await order())?.id}/repeat`, {})
    await cashier.advance(5)
    expect([await statusOf(player, reference), await balance(player)]).toEqual(['paid', { cash: 6000n, pending: 0n }])
  })

  test.each(['bounce', 'swapped', 'return', 'reject'])('is the player’s again, once, where the bank sends it back (%s)', async (how) => {
    const { player, reference, answer } = await beingPaid()
    await answer(how)
    await expect
      .poll(async () => (await cashier.advance(70), statusOf(player, reference)), { timeout: 20_000, interval: 200 })
      .toBe('returned')
    await cashier.advance(10)
    expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
  })

  test.each(['0.01', '40.00'])('does not come back by a transfer of %s that names it: that waits in suspense', async (amount) => {
    const { player, reference, answer } = await beingPaid()
    await answer('book')
    await until(() => statusOf(player, reference), 'paid')
    const waiting = async () =>
      (
        await cashier.sql(
          `select t.amount from transfer t join posting p on p.shard = t.shard and p.id = t.posting where t.credit = 'suspense:bank-transfer' and p.reason_ref = '${reference}'`,
        )
      ).length
    await cashier.control('/bank/transfers', { reference, amount, currency: 'EUR', name: 'Ada Example', iban: newIban() })
    await until(waiting, 1)
    expect([await statusOf(player, reference), await balance(player)]).toEqual(['paid', { cash: 6000n, pending: 0n }])
  })

  test('is known to be paid also where the bank’s notice was lost: it is asked', async () => {
    const { reference, answer } = await beingPaid()
    await answer('bookSilently')
    const state = async () => (await cashier.sql(`select state from withdrawal where reference = '${reference}'`))[0]?.['state']
    await expect.poll(async () => (await cashier.advance(1900), state()), { timeout: 20_000, interval: 200 }).toBe('paid')
  })

  test('is not believed to be paid where the bank has not signed it', async () => {
    const { player, reference } = await beingPaid()
    const payload = `<Ntry><Amt Ccy="EUR">40.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><AcctSvcrRef>X</AcctSvcrRef><EndToEndId>${reference}</EndToEndId></Ntry>`
    const response = await cashier.app.inject({
      method: 'POST',
      url: '/notices/bank-transfer',
      headers: { 'content-type': 'application/xml', 'x-bank-signature': 'ab' },
      payload,
    })
    expect([response.statusCode, await statusOf(player, reference)]).toEqual([401, 'processing'])
  })
})

describe('an account that a player has given', () => {
  const otherThan = async (player: Depositor, reference: string) =>
    (await offerOf(player)).destinations.find((one) => one.storedDetailReference !== reference)?.storedDetailReference ?? ''

  test('takes money once an operator has confirmed it (128 until then), and none before a deposit (124)', async () => {
    const fresh = await cashier.depositor()
    await give(fresh, newIban())
    expect((await withdraw(fresh, await otherThan(fresh, ''))).error.errorCode).toBe(124)
    const { player, storedDetailReference } = await fundedPlayer(cashier)
    await give(player, newIban())
    const reference = await otherThan(player, storedDetailReference)
    expect((await withdraw(player, reference)).error).toMatchObject({
      errorCode: 128,
      errorDetails: { documents: ['ibanVerification'] },
    })
    await operator('details verify', player.email, reference)
    const { value } = await withdraw(player, reference)
    await payWithdrawal(cashier.house, value?.withdrawal.reference ?? '', { actor: 'cli:test', reason: '' })
    await until(async () => (await orderOf(value?.withdrawal.reference ?? ''))?.state, 'open')
  })

  test('is none to be paid out to once an operator has blocked it (125), also of what was asked for before', async () => {
    const { player, storedDetailReference, request } = await fundedPlayer(cashier)
    const { reference } = await request('40.00')
    await operator('details block', player.email, storedDetailReference)
    expect((await withdraw(player, storedDetailReference)).error.errorCode).toBe(125)
    expect(await payWithdrawal(cashier.house, reference, { actor: 'cli:test', reason: '' })).toMatch(/is blocked|goes to what is blocked/)
    expect(await balance(player)).toEqual({ cash: 6000n, pending: 4000n })
  })

  test('is one in Estonia only as long as nothing that was paid with takes payouts: the loop is closed', async () => {
    const { player, storedDetailReference } = await fundedPlayer(cashier, undefined, { country: 'EST' })
    await give(player, newIban())
    const { destinations } = await offerOf(player)
    expect(destinations.map((one) => one.storedDetailReference)).toEqual([storedDetailReference])
    const { player: elsewhere } = await fundedPlayer(cashier)
    await give(elsewhere, newIban())
    expect((await offerOf(elsewhere)).destinations).toHaveLength(2)
  })
})

describe('money from an account in another name', () => {
  /** A player in Germany, who has set the limit that is wanted there before play. */
  const german = async () => {
    const player = await cashier.depositor({ country: 'DEU' })
    await player.browser.must('POST /api/limits', { type: 'deposit', monthlyAmount: '500.00' })
    return player
  }

  test('is not credited where the country wants the player’s own: a person looks at it', async () => {
    const player = await german()
    const status = await transferFrom(cashier, player, newIban(), 'Bob Other')
    await until(async () => (await status()).status, 'error')
    expect(await status()).toMatchObject({ errorCode: 118, errorSubCode: 'name_mismatch' })
    expect(await balance(player)).toEqual({ cash: 0n, pending: 0n })
    expect((await offerOf(player)).destinations).toEqual([])
    const legs = await cashier.sql(`select 1 from transfer where credit = 'suspense:bank-transfer' and player = ${player.id}`)
    expect(legs).toHaveLength(1)
  })

  test('is credited elsewhere, and what came in the player’s own name is credited there, too', async () => {
    const [own, other] = [await german(), await cashier.depositor()]
    const first = await transferFrom(cashier, own, newIban(), 'EXAMPLE ADA')
    const second = await transferFrom(cashier, other, newIban(), 'Bob Other')
    await until(async () => [(await first()).status, (await second()).status], ['ok', 'ok'])
  })
})
