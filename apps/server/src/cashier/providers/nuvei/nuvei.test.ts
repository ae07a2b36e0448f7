import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../../base/testing/test-browser.ts'
import { methodIds } from '../../method-catalogue/method-ids.ts'
import { openTestCashier, type TestCashier } from '../../deposits/test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 20_000, interval: 30 }).toEqual(wanted)

test('a notice of a payment that was really made does not pay for another deposit, though its checksum is right', async () => {
  const player = await cashier.depositor()
  const begin = async () => {
    const wish = { method: methodIds.onlineBanking, amount: '40.00', currency: 'EUR' }
    const step = await player.browser.must('POST /api/deposits', wish, { key: newKey() })
    await fetch(step.url ?? '', { method: 'POST', body: new URLSearchParams(step.params.map(({ name, value }) => [name, value])) })
    return { ...step, status: async () => (await player.browser.must('GET /api/deposits/status', { token: step.token })).status }
  }
  const [paid, unpaid] = [await begin(), await begin()]
  const { orders } = await cashier.control<{ orders: { id: string; reference: string }[] }>('/orders')
  const id = orders.find(({ reference }) => reference === paid.reference)?.id ?? ''
  // Its own notice is lost, so that the other is the first.
  await cashier.control(`/orders/${id}/answer`, { answer: 'silently' })
  const values = ['40.00', 'EUR', '2026-11-22.10:00:00', String(1_100_000_000 + Number(id)), 'APPROVED', 'Deposit']
  const [totalAmount = '', currency = '', responseTimeStamp = '', transaction = '', Status = '', productId = ''] = values
  const secret = cashier.env.serviceSecret('nuveiSecret')
  const body = new URLSearchParams({
    merchant_unique_id: unpaid.reference,
    totalAmount,
    currency,
    responseTimeStamp,
    PPP_TransactionID: transaction,
    Status,
    productId,
    advanceResponseChecksum: createHash('sha256')
      .update(secret + values.join(''))
      .digest('hex'),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await cashier.app.inject({ method: 'POST', url: '/notices/nuvei', headers, payload: body.toString() })
  expect([response.statusCode, await unpaid.status(), (await player.wallet()).cash]).toEqual([503, 'init', 0n])
  await expect.poll(async () => (await cashier.advance(30), paid.status()), { timeout: 20_000, interval: 200 }).toBe('ok')
  await until(unpaid.status, 'init')
  expect((await player.wallet()).cash).toBe(4000n)
})
