import { proves } from '@fairhouse/testing/proves.ts'
import type { DepositStep, PaymentDetail } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { DepositSteps } from '../deposit/flow/DepositSteps.tsx'
import { linesOf, PaymentDetails } from './PaymentDetails.tsx'
import { step } from '../deposit/flow/test-deposit-flow.ts'

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
  proves('CSH-298..302')
  const byReference: DepositStep = {
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
  const html = await drawn(<PaymentDetails step={byReference} onBack={() => undefined} />, { areas: ['cashier'] })
  expect(textOf(html)).toMatch(/Amount.*€ 50\.00.*Payee.*Payments Ltd.*Reference.*7741 0023.*Reference.*D-17/)
  expect([...html.matchAll(/aria-label="Copy: [^"]*"/g)]).toHaveLength(4)
})

test('once its time is over neither address nor code nor slip is shown, and a new deposit is offered', async () => {
  proves('CSH-NS-66', 'CSH-626', 'SHL-1083')
  const details: PaymentDetail = { address: 'bc1qexample', payAmount: '0.001', uri: 'bitcoin:bc1qexample', qrCode: 'bitcoin:bc1qexample' }
  const paying = (type: 'finish' | 'showPaymentSlip', expiresAt: string) => ({
    at: 'paying' as const,
    step: step({ type, details: { ...details, expiresAt } }),
  })
  const shown = async (...state: Parameters<typeof paying>) => {
    const nothing = () => undefined
    return drawn(<DepositSteps state={paying(...state)} send={nothing} onWindow={nothing} />, { areas: ['cashier'] })
  }
  for (const type of ['finish', 'showPaymentSlip'] as const) {
    const over = await shown(type, '2020-01-01T00:00:00Z')
    expect(textOf(over)).toMatch(/^Time has expired.*do not pay by the old details any more.*New deposit$/)
    expect(over).not.toMatch(/bc1q|<iframe|<svg[^>]*qr/)
  }
  expect(textOf(await shown('finish', '2999-01-01T00:00:00Z'))).not.toContain('Time has expired')
  const html = await drawn(<PaymentDetails step={paying('finish', '2999-01-01T00:00:00Z').step} onBack={() => undefined} />, {
    areas: ['cashier'],
  })
  expect(textOf(html)).toContain('bc1qexample')
})
