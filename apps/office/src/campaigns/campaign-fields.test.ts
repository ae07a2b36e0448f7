import { expect, test } from 'vitest'
import { awardOf, withAward } from './campaign-fields.ts'

test('an award is read in both forms and written in one', () => {
  expect(awardOf({ promoAmount: '50', promoAmountType: 'percentage' }, 'promo')).toEqual({ amount: '50', type: 'percentage' })
  expect(awardOf({ cashAmount: { amountType: 'fixed', initialAmount: '10.00' } }, 'cash')).toEqual({ amount: '10.00', type: 'fixed' })
  expect(withAward({ promoAmountType: 'percentage', promoAmount: '50' }, 'promo', { amount: '7.00', type: 'fixed' })).toEqual({
    promoAmount: '7.00',
  })
  expect(withAward({ promoAmount: '50' }, 'promo', { amount: ' ', type: 'percentage' })).toEqual({})
})
