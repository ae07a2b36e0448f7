import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { idOf } from '../method-catalogue/methods.ts'
import { setMethod } from '../methods/edit-methods.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'
import { answerBank, useSandboxBank } from './test-sandbox-bank.ts'

const method = idOf('Trustly')
let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
  await useSandboxBank(cashier)
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

type Order = { amount: string | null }
const newest = async () => (await cashier.control<{ orders: Order[] }>('/trustly/orders')).orders[0]
const begin = ({ browser }: Depositor) => browser.must('POST /api/deposits', { method, amount: '5.00', currency: 'EUR' }, { key: newKey() })

/** Types an amount at the bank and pays. */
const pay = (url: string, amount: string) => answerBank(cashier, url, 'ESP', { amount })
const bounds = async (url: string) => /([\d.]+) – ([\d.]+) EUR/.exec(await (await fetch(url)).text())?.slice(1)
const cash = async (player: Depositor) => (await player.wallet()).cash

test('is paid in the frame by the amount that is typed there, and credited with it', async () => {
  proves('CSH-157')
  const player = await cashier.depositor({ country: 'ESP' })
  const { methods } = await player.browser.must('GET /api/payment/methods', {})
  expect(methods.find((one) => one.method === method)).toMatchObject({ initDepositByProvider: true, asksAmount: false })
  const { type, target, url = '', reference, token } = await begin(player)
  expect([type, target, (await newest())?.amount]).toEqual(['form', 'frame', null])
  // 600.00 is what the rules of Spain allow in a day.
  expect(await bounds(url)).toEqual(['5.00', '600.00'])
  expect((await pay(url, '37,5')).status).toBe(303)
  await expect.poll(() => cash(player), { timeout: 20_000, interval: 30 }).toBe(3750n)
  expect(await player.browser.must('GET /api/deposits/status', { reference, token })).toMatchObject({ status: 'ok', credited: '37.50' })
  expect((await newest())?.amount).toBe('37.50 EUR')
})

test('can be paid up to what the limits leave, and the bank takes neither more nor less nor what is no amount', async () => {
  const player = await cashier.depositor({ country: 'ESP' })
  await player.browser.must('POST /api/limits', { type: 'deposit', dailyAmount: '60.00' })
  await player.pay('20.00')
  const { url = '' } = await begin(player)
  expect(await bounds(url)).toEqual(['5.00', '40.00'])
  for (const amount of ['40.01', '4.99', '-10', '1e1', 'ten', '']) {
    const { status, text } = await pay(url, amount)
    expect([amount, status, text.includes('role="alert"')]).toEqual([amount, 200, true])
  }
  expect(await cash(player)).toBe(2000n)
  expect((await pay(url, '40')).status).toBe(303)
  await expect.poll(() => cash(player), { timeout: 20_000, interval: 30 }).toBe(6000n)
})

test('is refused where limits leave nothing, before any bank is shown', async () => {
  const player = await cashier.depositor({ country: 'ESP' })
  await player.browser.must('POST /api/limits', { type: 'deposit', dailyAmount: '20.00' })
  await player.pay('20.00')
  const wish = { method, amount: '5.00', currency: 'EUR' }
  expect((await player.browser.ask('POST /api/deposits', wish, { key: newKey() })).error.errorCode).toBe(117)
})

test.each([
  ['a provider whose pages ask no amount', { provider: 'dlocal' }, 'the pages of "dlocal" do not ask how much'],
  ['a form that asks the amount', { asksAmount: true }, 'asksAmount has to be false'],
  ['visitors', { payAndPlayIncludeCountries: ['ESP'] }, 'for players alone'],
])('is no way to pay with %s', async (_, change, mistake) => {
  const { data } = (await readMethod(cashier.house.db, method)) ?? {}
  expect(await setMethod(cashier.house, JSON.stringify({ ...data, ...change }), 'cli:test')).toEqual([expect.stringContaining(mistake)])
})
