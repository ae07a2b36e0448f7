// Proves CSH-298..302.
import type { DepositStep, PaymentDetail } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../test-drawn.tsx'
import { linesOf, PaymentDetails } from './PaymentDetails.tsx'

const reference: PaymentDetail = {
  type: 'reference',
  value: '7741 0023',
  amount: '50.00',
  currency: 'EUR',
  reference: 'D-17',
  beneficiary: 'Payments Ltd',
}

test('a payment by reference shows the value under the label of its type, the amount with two digits and its currency, and the reference', () => {
  expect(linesOf(reference)).toEqual([
    { name: 'amount', value: '50.00', shown: expect.stringContaining('50.00') },
    { name: 'beneficiary', value: 'Payments Ltd' },
    { name: 'reference', value: '7741 0023' },
    { name: 'reference', value: 'D-17' },
  ])
  expect(linesOf({ ...reference, type: 'code' })[2]).toEqual({ name: 'code', value: '7741 0023' })
})

test('each line can be copied, and there is a way back', async () => {
  const step: DepositStep = {
    type: 'finish',
    methodId: 1290001,
    reference: 'd1',
    token: 't1',
    method: 'POST',
    target: 'frame',
    params: [],
    useFingerPrint: false,
    status: 'init',
    details: reference,
  }
  const html = await drawn(<PaymentDetails step={step} onBack={() => undefined} />, { areas: ['cashier'] })
  expect(textOf(html)).toMatch(/Amount.*€ 50\.00.*Payee.*Payments Ltd.*Reference.*7741 0023.*Reference.*D-17/)
  expect([...html.matchAll(/aria-label="Copy: [^"]*"/g)]).toHaveLength(4)
})
