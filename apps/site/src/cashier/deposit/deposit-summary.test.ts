import { expect, it } from 'vitest'
import { paidText, summaryOf } from './deposit-summary.ts'

const method = (feePercent: string, feeFixed: string, currentFeeStrategy: 'included' | 'added') => ({
  feePercent,
  feeFixed,
  currentFeeStrategy,
  bounds: {},
})

it.each([
  ['an added fee', 2000n, method('2.5', '0.30', 'added'), { pays: '20.80', fee: '0.80', gets: '20.00', free: false }],
  ['an included fee', 2000n, method('2.5', '0.30', 'included'), { pays: '20.00', fee: '0.80', gets: '19.20', free: false }],
  ['a fee rounded half up, once', 1999n, method('2.5', '0.00', 'added'), { pays: '20.49', fee: '0.50', gets: '19.99', free: false }],
  ['no fee', 2000n, method('0', '0.00', 'added'), { pays: '20.00', fee: '0.00', gets: '20.00', free: true }],
  ['no right amount', 0n, method('2.5', '0.30', 'added'), { pays: '0.00', fee: '0.00', gets: '0.00', free: true }],
  ['an included fee above the amount', 20n, method('0', '0.30', 'included'), { pays: '0.20', fee: '0.20', gets: '0.00', free: false }],
] as const)('sums up %s', (_name, minor, of, summary) => {
  expect(summaryOf(minor, of, 'EUR')).toEqual(summary)
})

it.each([
  ['no fee', method('0', '0.00', 'added'), ['cashier.depositAmount', { amount: '€\u00a0100.00' }]],
  ['an added fee', method('0', '2.50', 'added'), ['cashier.payAmount', { amount: '€\u00a0102.50' }]],
  ['an included fee', method('0', '2.50', 'included'), ['cashier.depositAmount', { amount: '€\u00a0100.00' }]],
] as const)('with %s the button names what is paid', (_, of, words) => {
  expect(paidText(10_000n, of, 'EUR')).toEqual(words)
})
