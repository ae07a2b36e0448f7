import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, it } from 'vitest'
import { minorOf, narrower, readAmount } from './typed-amount.ts'

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
    proves('CSH-455', 'CSH-NS-15')
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
    if (key === 'cashier.amountMin') proves('CSH-446')
    if (key === 'cashier.amountMax') proves('CSH-447')
    expect(readAmount(text, bounds)).toEqual({ is: 'wrong', key })
  })

  it('takes whole numbers only where the method does', () => {
    proves('SHL-NS-45', 'CSH-NS-41')
    expect(readAmount('20.50', { ...bounds, whole: true })).toEqual({ is: 'wrong', key: 'cashier.amountWhole' })
    expect(readAmount('20.00', { ...bounds, whole: true })).toMatchObject({ is: 'right', amount: '20.00' })
  })

  it('says nothing about nothing', () => {
    expect(readAmount('  ', bounds)).toEqual({ is: 'empty' })
  })
})

it('is reckoned with only while it is right: a summary shows zero for any other', () => {
  proves('CSH-085')
  const reckoned = (text: string) => minorOf(readAmount(text, { ...bounds, min: '20.00' }))
  expect(['19.99', '20.00', '1000.01', '', 'abc'].map(reckoned)).toEqual([0n, 2000n, 0n, 0n, 0n])
})

it('takes the narrower bounds of the method and of the player', () => {
  expect(narrower('EUR', { min: '10.00', max: '5000.00' }, { min: '5.00', max: '200.00' })).toEqual({ min: '10.00', max: '200.00' })
})

describe('with a campaign', () => {
  const least = { ...bounds, bonus: { currency: 'EUR', min: '30.00', max: '100.00' } }
  const swedish = {
    currency: 'SEK',
    min: '50.00',
    max: '50000.00',
    whole: false,
    wallet: { currency: 'EUR', rate: '0.0875' },
    bonus: least.bonus,
  }

  it.each([
    ['29.99', least, 'wrong'],
    ['30', least, 'right'],
    ['100', least, 'right'],
    ['100.01', least, 'wrong'],
    ['342.79', swedish, 'wrong'], // 29.99 in the account's currency
    ['342.86', swedish, 'right'],
    ['1142.92', swedish, 'wrong'],
  ])('an amount of %s has to be what the campaign asks for, in the account’s currency', (text, of, is) => {
    proves('CSH-NS-14')
    expect(readAmount(text, of).is).toBe(is)
  })
})
