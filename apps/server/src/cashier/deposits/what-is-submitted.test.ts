import { proves } from '@fairhouse/testing/proves.ts'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { testPassword } from '../../base/testing/test-house.ts'
import { mountPaymentContent } from '../../edge/site/mount-payment-content.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { openTestCashier, type TestCashier } from './test-cashier.ts'

// What a page submits, and the page that a provider gives it for that.

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const wish = { method: methodIds.paymentCard as number, amount: '20.00', currency: 'EUR' }

test('a deposit is made in the currency that it says', async () => {
  proves('CSH-132')
  const { browser } = await cashier.depositor()
  const begun = async (currency: string, amount: string) => {
    const { reference } = await browser.must('POST /api/deposits', { ...wish, currency, amount }, { key: newKey() })
    const [row] = await cashier.sql(`select coalesce(pay_currency, currency) as paid from deposit_attempt where reference = '${reference}'`)
    return row?.['paid']
  }
  expect([await begun('SEK', '300.00'), await begun('EUR', '20.00')]).toEqual(['SEK', 'EUR'])
})

test.each([
  ['50', '50.00'],
  ['50.5', '50.50'],
])('the form of a provider is given %s as %s', async (amount, posted) => {
  proves('CSH-246')
  const { browser } = await cashier.depositor()
  const { params } = await browser.must('POST /api/deposits', { ...wish, method: methodIds.onlineBanking, amount }, { key: newKey() })
  expect(params.find(({ name }) => name === 'total_amount')?.value).toBe(posted)
})

test('each provider with a page of its own in the form has it under its name, and nobody else has one', async () => {
  proves('CSH-048')
  const { methods } = await (await cashier.depositor()).browser.must('GET /api/payment/methods', {})
  const pages = [...new Set(methods.flatMap(({ interfaceUrl }) => interfaceUrl ?? []))]
  expect(pages).toContain('/interfaces/card-acquirer.html')
  const app = Fastify()
  mountPaymentContent(app, cashier.house)
  for (const page of pages) {
    const { statusCode, headers, body } = await app.inject(page)
    expect([page, statusCode, headers['content-type']]).toEqual([page, 200, 'text/html; charset=utf-8'])
    expect(body).toMatch(/^<!doctype html>/)
  }
  expect((await app.inject('/interfaces/nobody.html')).statusCode).toBe(404)
  await app.close()
})

describe('where the password is asked for', () => {
  beforeAll(async () => {
    await cashier.set('deposit.askPassword', true)
    await cashier.set('signIn.hackLimit', 3)
  })
  afterAll(() => cashier.set('deposit.askPassword', false))

  test('it goes with the deposit; a wrong one is told at its field, with the tries that are left, and then there are none', async () => {
    proves('CSH-NS-63')
    const { browser } = await cashier.depositor()
    const ask = (password?: string) => browser.ask('POST /api/deposits', { ...wish, ...(password ? { password } : {}) }, { key: newKey() })
    expect((await ask(testPassword)).status).toBe(200)
    const answers = [await ask(), await ask('Wrong7Harbour'), await ask('Wrong7Harbour')].map(({ error }) => error)
    const told = (tries: number) => ({
      errorCode: 109,
      errorDetails: { field: 'password', tries, fields: { password: { rule: 'wrongPassword' } } },
    })
    expect(answers).toMatchObject([told(2), told(1), told(0)])
    await expectTold((await ask(testPassword)).error, 305, /\w/)
  })
})
