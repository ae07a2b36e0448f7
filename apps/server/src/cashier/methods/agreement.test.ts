import { proves } from '@fairhouse/testing/proves.ts'
import { errors } from '@fairhouse/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { setMethod } from './edit-methods.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { openTestCashier, type TestCashier } from '../deposits/test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())

const method = methodIds.paymentCard
const withAgreement = async (agreement: string) => {
  const { data } = (await readMethod(cashier.house.db, method)) ?? {}
  await setMethod(cashier.house, JSON.stringify({ ...data, agreement }), 'cli:test')
}

test('an agreement is accepted or declined with its version; only who has accepted the present one may deposit', async () => {
  proves('CSH-422..423', 'CSH-502', 'CSH-NS-30')
  await withAgreement('2026-11')
  const { browser, id } = await cashier.depositor()
  const told = async () =>
    (await browser.must('GET /api/payment/methods', {})).methods.find(({ methodId }) => methodId === method)?.depositAgreement
  const deposit = () => browser.ask('POST /api/deposits', { method, amount: '20.00', currency: 'EUR' }, { key: newKey() })
  const sign = (depositAgreement: boolean) => browser.must('POST /api/payment/verifyPaymentDetails', { method, depositAgreement })
  expect([await told(), (await deposit()).error.errorCode]).toEqual([null, errors.paymentNotAllowed.code])
  await cashier.advance(1)
  await sign(false)
  expect([await told(), (await deposit()).error.errorCode]).toEqual([false, errors.paymentNotAllowed.code])
  await cashier.advance(1)
  await sign(true)
  expect([await told(), (await deposit()).status]).toEqual([true, 200])
  const signedAt = cashier.clock.now().getTime()
  const signed = async () =>
    (await browser.must('GET /api/payment/methods', {})).methods.find(({ methodId }) => methodId === method)?.depositAgreementSigned
  expect(await signed()).toEqual({ at: expect.any(String), version: '2026-11' })
  expect(Math.abs(Date.parse((await signed())?.at ?? '') - signedAt)).toBeLessThan(60_000)
  const kept = await cashier.sql(`select version, accepted from deposit_agreement where player = ${id} order by at`)
  expect(kept).toEqual([
    { version: '2026-11', accepted: false },
    { version: '2026-11', accepted: true },
  ])
  await withAgreement('2026-12')
  expect([await told(), await signed(), (await deposit()).error.errorCode]).toEqual([null, undefined, errors.paymentNotAllowed.code])
})
