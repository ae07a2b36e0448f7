import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { openTestCashier, type TestCashier } from './test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())

test.each([
  [['CSH-614'], methodIds.cardRegistration, 'MEX', true],
  [['CSH-615'], methodIds.cardRegistrationSecond, 'BRA', true],
  [['CSH-616'], methodIds.dataTransfer, 'CAN', false],
  [['CSH-617'], methodIds.dataTransferSecond, 'NOR', false],
  [['CSH-618'], methodIds.dataTransferThird, 'DNK', false],
  [['CSH-619'], methodIds.dataTransferFourth, 'CHE', false],
] as [RowName[], number, string, boolean][])(
  '%j: %s of %s hands what is typed to the page of the provider and not to us (registers a card: %s)',
  async (rows, id, country, registersCard) => {
    proves(...rows)
    const { browser } = await cashier.depositor({ country })
    // Some of these countries ask for limits first.
    await browser.ask('POST /api/limits', { type: 'deposit', dailyAmount: '100.00', weeklyAmount: '200.00', monthlyAmount: '300.00' })
    const { methods } = await browser.must('GET /api/payment/methods', {})
    const method = methods.find(({ methodId }) => methodId === id)
    expect(method).toMatchObject({ providerId: id, passesFieldsOn: true, registersCard, fields: [{ field: 'cardHolder' }] })
    const wish = { method: id, amount: '20.00', currency: 'EUR' }
    const step = await browser.must('POST /api/deposits', { ...wish, fields: { cardHolder: 'ADA EXAMPLE' } }, { key: newKey() })
    expect(step).toMatchObject({ type: 'form', target: 'frame', origin: cashier.env.sandboxOrigin })
    expect(await cashier.sql(`select fields from deposit_attempt where reference = '${step.reference}'`)).toEqual([{ fields: null }])
    const { payments } = await cashier.control<{ payments: { reference: string }[] }>('/payments?limit=50')
    expect(payments.some(({ reference }) => reference === step.reference)).toBe(true)
  },
)
