import { proves } from '@fairhouse/testing/proves.ts'
import type { Withdrawal } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { Withdrawals } from './Withdrawals.tsx'

const withdrawal = (reference: string, more: Partial<Withdrawal> = {}): Withdrawal => ({
  reference,
  amount: '10.00',
  fee: '0.00',
  currency: 'EUR',
  status: 'pending',
  destination: 'Visa •••• 4242',
  requestedAt: '2026-01-01T00:00:00.000Z',
  cancellable: true,
  ...more,
})
const shown = async (...withdrawals: Withdrawal[]) =>
  textOf(await drawn(<Withdrawals withdrawals={withdrawals} />, { profile: {}, areas: ['cashier'] }))

test('one that may be taken back has a button; several have one for all of them', async () => {
  proves('CSH-NS-64')
  const [one, two] = [await shown(withdrawal('a')), await shown(withdrawal('a'), withdrawal('b'), withdrawal('c', { cancellable: false }))]
  expect(one.match(/Take back/g)).toHaveLength(1)
  expect(one).not.toContain('Take all')
  expect(two.match(/Take back/g)).toHaveLength(2)
  expect(two).toContain('Take all 2 back')
})
