import { describe, expect, it } from 'vitest'
import { narrower, readAmount } from './typed-amount.ts'

const bounds = { currency: 'EUR', min: '10.00', max: '1000.00', whole: false }

describe('readAmount', () => {
  it.each([
    ['20', '20.00'],
    ['20,5', '20.50'],
    ['1.000,00', '1000.00'],
    ['1,000.00', '1000.00'],
    ['٢٠٫٥', '20.50'],
    [' 1 000.00 ', '1000.00'],
    ['٢٠', '20.00'],
    ['10', '10.00'],
  ])('reads %s as %s', (text, amount) => {
    expect(readAmount(text, bounds)).toMatchObject({ is: 'right', amount })
  })

  it.each([
    ['abc', 'cashier.amountNumber'],
    ['-5', 'cashier.amountNumber'],
    ['0', 'cashier.amountNumber'],
    ['20.005', 'cashier.amountNumber'],
    ['1.000.000', 'cashier.amountNumber'],
    ['9.99', 'cashier.amountMin'],
    ['1000.01', 'cashier.amountMax'],
  ])('says what is wrong with %s', (text, key) => {
    expect(readAmount(text, bounds)).toEqual({ is: 'wrong', key })
  })

  it('takes whole numbers only where the method does', () => {
    expect(readAmount('20.50', { ...bounds, whole: true })).toEqual({ is: 'wrong', key: 'cashier.amountWhole' })
    expect(readAmount('20.00', { ...bounds, whole: true })).toMatchObject({ is: 'right', amount: '20.00' })
  })

  it('says nothing about nothing', () => {
    expect(readAmount('  ', bounds)).toEqual({ is: 'empty' })
  })
})

it('takes the narrower bounds of the method and of the player', () => {
  expect(narrower('EUR', { min: '10.00', max: '5000.00' }, { min: '5.00', max: '200.00' })).toEqual({ min: '10.00', max: '200.00' })
})
