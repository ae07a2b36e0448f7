import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { payWithdrawal } from './decide-withdrawal.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../deposits/test-cashier.ts'
import { answerBank, useSandboxBank } from '../deposits/test-sandbox-bank.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
  await useSandboxBank(cashier)
  await cashier.set('deposit.payAndPlayCountries', ['SWE', 'FIN', 'EST'])
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 20_000, interval: 30 }).toEqual(wanted)

/** A player with 100.00 from a bank account, and 40.00 of it on the way back. */
async function withdrawing() {
  const player = await cashier.depositor({ country: 'FIN' })
  const step = await player.browser.must(
    'POST /api/deposits',
    { method: methodIds.payAndPlay, amount: '100.00', currency: 'EUR' },
    { key: newKey() },
  )
  await answerBank(cashier, step.url ?? '', 'FIN', { course: 'usual' })
  await until(async () => (await player.wallet()).cash, 10_000n)
  await until(async () => (await offer(player)).destinations.length, 1)
  const [destination] = (await offer(player)).destinations
  const wish = { amount: '40.00', currency: 'EUR', storedDetailReference: destination?.storedDetailReference ?? '' }
  const { withdrawal } = await player.browser.must('POST /api/payment/initWithdraw', wish, { key: newKey() })
  await payWithdrawal(cashier.house, withdrawal.reference, { actor: 'cli:test', reason: '' })
  const order = async () => {
    const { orders } = await cashier.control<{ orders: { id: string; reference: string }[] }>('/orders')
    return orders.find(({ reference }) => reference === withdrawal.reference)
  }
  await expect.poll(order, { timeout: 20_000, interval: 50 }).toBeDefined()
  return {
    player,
    destination,
    status: async () => (await offer(player)).withdrawals.find(({ reference }) => reference === withdrawal.reference)?.status,
    answer: async (answer: string) => cashier.control(`/orders/${(await order())?.id}/answer`, { answer }),
  }
}

const offer = ({ browser }: Depositor) => browser.must('GET /api/payment/withdrawals', {})

test('a player who has only paid by bank can be paid out there, once', async () => {
  const { player, destination, status, answer } = await withdrawing()
  expect(destination?.description).toMatch(/^Sandbox Bank \*\*\*\* \*\d{6}$/)
  await until(status, 'processing')
  await answer('confirmTwice')
  await until(status, 'paid')
  expect((await player.wallet()).cash).toBe(6000n)
})

test.each(['fail', 'bounce', 'swapped'])('a payout that the bank sends back (%s) is the player’s again, once', async (how) => {
  const { player, status, answer } = await withdrawing()
  await answer(how)
  await expect.poll(async () => (await cashier.advance(70), status()), { timeout: 20_000, interval: 200 }).toBe('returned')
  await cashier.advance(10)
  expect((await player.wallet()).cash).toBe(10_000n)
})

test('a payout is not believed to be paid where Trustly has not said so', async () => {
  const { status } = await withdrawing()
  const payload = JSON.stringify({
    method: 'payoutconfirmation',
    params: { signature: 'AAAA', uuid: randomUUID(), data: {} },
    version: '1.1',
  })
  const response = await cashier.app.inject({
    method: 'POST',
    url: '/notices/trustly',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect(response.statusCode).toBe(401)
  expect(await status()).toBe('processing')
})
