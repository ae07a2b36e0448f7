import { expect, test } from 'vitest'
import { awardOf, typedOf, valueOf, withAward, withField } from './campaign-fields.ts'

test('what is typed is read by its kind, what is no number stays as typed, and what is empty is left out', () => {
  expect([valueOf('codes', ' SWE, fin '), valueOf('wholes', '1 2 x'), valueOf('whole', '30'), valueOf('whole', 'soon')]).toEqual([
    ['SWE', 'fin'],
    [1, 2, 'x'],
    30,
    'soon',
  ])
  expect([valueOf('codes', ' '), valueOf('whole', ''), typedOf(['SWE', 'FIN']), typedOf(undefined)]).toEqual([
    undefined,
    undefined,
    'SWE FIN',
    '',
  ])
  expect(withField({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
})

test('an award is read in both forms and written in one', () => {
  expect(awardOf({ promoAmount: '50', promoAmountType: 'percentage' }, 'promo')).toEqual({ amount: '50', type: 'percentage' })
  expect(awardOf({ cashAmount: { amountType: 'fixed', initialAmount: '10.00' } }, 'cash')).toEqual({ amount: '10.00', type: 'fixed' })
  expect(withAward({ promoAmountType: 'percentage', promoAmount: '50' }, 'promo', { amount: '7.00', type: 'fixed' })).toEqual({
    promoAmount: '7.00',
  })
  expect(withAward({ promoAmount: '50' }, 'promo', { amount: ' ', type: 'percentage' })).toEqual({})
})
