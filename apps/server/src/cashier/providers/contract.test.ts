import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import type { Contract } from '../provider-contract/test-contract.ts'
import { allProviders } from './registry.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../deposits/test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

type Order = { id: string; reference: string; state: string; secret: string; answers: string[] }
const contracts = await Promise.all(
  allProviders.map(async ({ id }) => {
    const { contract } = (await import(`./${id}/test-contract.ts`)) as { contract: Contract } // every adapter's folder has one
    return { id, contract }
  }),
)
const cases = contracts.flatMap(({ id, contract }) => ('cases' in contract ? contract.cases.map((one) => ({ ...one, provider: id })) : []))
type Case = (typeof cases)[number]
const caseOf = (method: number): Case => cases.find((one) => one.method === method)! // the tests below ask for methods of the cases

test('every adapter hands its cases to this suite, or names the test that proves the same', () => {
  expect(contracts.length).toBeGreaterThan(5)
  const elsewhere = contracts.flatMap(({ contract }) => ('cases' in contract ? [] : [contract.provenIn]))
  expect(elsewhere.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([])
})

const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 20_000, interval: 30 }).toEqual(wanted)

/** A deposit of 40.00 that has been begun, and what its payer and its provider can do. */
async function begin({ method, country }: Case) {
  const player = await cashier.depositor({ country })
  const wish = { method, amount: '40.00', currency: 'EUR' }
  const step = await player.browser.must('POST /api/deposits', wish, { key: newKey() })
  // Where there is a page, the payer opens it.
  if (step.url && step.method === 'POST')
    await fetch(step.url, { method: 'POST', body: new URLSearchParams(step.params.map(({ name, value }) => [name, value])) })
  const order = async () => {
    const { orders } = await cashier.control<{ orders: Order[] }>('/orders')
    const found = orders.find(({ reference }) => reference === step.reference)
    if (!found) throw new Error('The provider knows nothing of it')
    return found
  }
  return {
    player,
    step,
    order,
    status: async () => (await player.browser.must('GET /api/deposits/status', { token: step.token })).status,
    answer: async (answer: string) => cashier.control(`/orders/${(await order()).id}/answer`, { answer }),
    repeat: async () => cashier.control(`/orders/${(await order()).id}/repeat`, {}),
  }
}

const cash = async (player: Depositor) => (await player.wallet()).cash

describe.each(cases)('$name', (one) => {
  test('says how to pay, and credits what was paid, once', async () => {
    const { player, step, status, answer, repeat } = await begin(one)
    expect(step).toMatchObject({ ...one.looks, status: 'init', methodId: one.method })
    await answer(one.answers.pay)
    await until(status, 'ok')
    expect(await cash(player)).toBe(4000n)
    await repeat()
    await cashier.advance(2)
    expect([await status(), await cash(player)]).toEqual(['ok', 4000n])
  })

  test('credits once what is told twice', async () => {
    const { player, status, answer } = await begin(one)
    await answer(one.answers.twice)
    await until(status, 'ok')
    await cashier.advance(5)
    expect(await cash(player)).toBe(4000n)
  })

  test('is asked where its notice was lost', async () => {
    const { player, status, answer } = await begin(one)
    await answer(one.answers.lost)
    await expect.poll(async () => (await cashier.advance(30), status()), { timeout: 20_000, interval: 200 }).toBe('ok')
    expect(await cash(player)).toBe(4000n)
  })

  test('credits nothing where another amount came: a person looks at it', async () => {
    const { player, status, answer } = await begin(one)
    await answer(one.answers.other)
    await until(status, 'error')
    expect(await cash(player)).toBe(0n)
  })

  test('ends where it was refused, and gives the limit back', async () => {
    const { player, status, answer } = await begin(one)
    await answer(one.answers.refuse)
    await expect.poll(async () => (await cashier.advance(70), status()), { timeout: 20_000, interval: 200 }).toBe('rejected')
    expect(await cash(player)).toBe(0n)
  })

  test('credits what comes after it was given up', async () => {
    const { player, step, status, answer } = await begin(one)
    await player.browser.must('POST /api/deposits/cancel', { reference: step.reference })
    await answer(one.answers.late)
    await until(status, 'ok')
    expect(await cash(player)).toBe(4000n)
  })

  test('is not believed without its signature', async () => {
    const { player, status } = await begin(one)
    const payload = JSON.stringify({ status: 'PAID', amount: 40, currency: 'EUR' })
    const response = await cashier.app.inject({
      method: 'POST',
      url: `/notices/${one.provider}`,
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([400, 401]).toContain(response.statusCode)
    expect([await status(), await cash(player)]).toEqual(['init', 0n])
  })
})

test('a transfer is to an account whose number has the right check digit, with amount and payee', async () => {
  proves('CSH-308', 'CSH-594')
  const { step } = await begin(caseOf(methodIds.speiTransfer))
  expect(step.details).toMatchObject({ type: 'clabe', amount: '40.00', currency: 'EUR' })
  expect(step.details?.accountNumber).toMatch(/^646180\d{12}$/)
})

test.each([
  [
    ['CSH-303..307'],
    methodIds.reference,
    'finish',
    { type: 'reference', value: expect.stringMatching(/./), reference: expect.stringMatching(/./) },
  ],
  [['CSH-297', 'CSH-597'], methodIds.terminalQr, 'finish', { type: 'qr', qrCode: expect.stringMatching(/./) }],
  [['CSH-008', 'CSH-591'], methodIds.cashier, 'finish', { reference: expect.stringMatching(/./), beneficiary: expect.stringMatching(/./) }],
  [
    ['CSH-010', 'CSH-601'],
    methodIds.paymentSlip,
    'showPaymentSlip',
    { barcode: expect.stringMatching(/^\d+$/), beneficiary: expect.stringMatching(/./) },
  ],
] as [RowName[], number, string, object][])('%j: method %i says what its payer needs', async (rows, method, type, details) => {
  proves(...rows)
  const { step } = await begin({ ...caseOf(methodIds.paymentSlip), method })
  expect(step).toMatchObject({ type, status: 'init', methodId: method })
  expect(step.details).toMatchObject({ amount: '40.00', currency: 'EUR', ...details })
})

test('an invoice in coins has address, amount, link and an end', async () => {
  proves('CSH-290..295')
  const { step } = await begin(caseOf(methodIds.cryptoInvoice))
  const { address, payAmount, payCurrency, uri, qrCode, expiresAt, createdAt } = step.details ?? {}
  expect([address, payAmount, qrCode]).toEqual([expect.stringMatching(/^bc1q/), expect.stringMatching(/^0\.\d+$/), uri])
  expect([payCurrency, uri]).toEqual(['BTC', `bitcoin:${address}?amount=${payAmount?.replace(/\.?0+$/, '')}`])
  expect(Date.parse(expiresAt ?? '') - Date.parse(createdAt ?? '')).toBe(15 * 60_000)
})

test('an address that takes any amount credits what comes', async () => {
  proves('CSH-009', 'CSH-296', 'CSH-596')
  const player = await cashier.depositor()
  const wish = { method: methodIds.cryptoChannel, amount: '5.00', currency: 'EUR' }
  const step = await player.browser.must('POST /api/deposits', wish, { key: newKey() })
  expect(step.details).toMatchObject({ address: expect.stringMatching(/^bc1q/) })
  expect(step.details).not.toHaveProperty('payAmount')
  const { orders } = await cashier.control<{ orders: Order[] }>('/orders')
  await cashier.control(`/orders/${orders.find(({ reference }) => reference === step.reference)?.id}/answer`, { answer: 'pay40' })
  await until(() => cash(player), 4000n)
})

test('a page that asks before money moves is told no where the deposit is over', async () => {
  const nuveiCase = caseOf(methodIds.onlineBanking)
  const { player, step, order } = await begin(nuveiCase)
  await player.browser.must('POST /api/deposits/cancel', { reference: step.reference })
  const { secret } = await order()
  const body = new URLSearchParams({ answer: 'approve' })
  const response = await fetch(`${cashier.env.sandboxOrigin}/nuvei/pay/${secret}`, { method: 'POST', body, redirect: 'manual' })
  expect(response.headers.get('location')).toContain('/landing/failed/')
  expect((await order()).state).toBe('open')
})
