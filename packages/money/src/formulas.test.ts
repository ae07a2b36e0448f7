import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  betStatisticPercent,
  currencies,
  formatAmount,
  lifetimeLosses,
  moneyText,
  parseAmount,
  sessionResult,
  wageringPercent,
} from './index.ts'

const minor = fc.bigInt({ min: 0n, max: 10n ** 14n })
const euro = (amount: bigint) => formatAmount(amount, 'EUR')

describe('wagering progress', () => {
  test.each([
    ['333.33', '1000.00', 66],
    ['55.00', '100.00', 45],
    ['0.00', '10.00', 100],
    ['10.00', '10.00', 0],
    ['12.00', '10.00', 0],
    ['5.00', '0.00', undefined],
  ])('of %s left of %s is %s percent', (left, total, percent) => {
    proves('SHL-1054')
    expect(wageringPercent(left, total, 'EUR')).toBe(percent)
  })

  test('is a whole number from 0 to 100 and never says done too early', () => {
    fc.assert(
      fc.property(minor, minor, (left, total) => {
        const percent = wageringPercent(euro(left), euro(total), 'EUR')
        if (total === 0n) return percent === undefined
        return Number.isInteger(percent) && percent! >= 0 && percent! <= 100 && (percent !== 100 || left === 0n) // the total is positive
      }),
    )
  })
})

test.each([
  ['45.00', '180.00', '20.00'],
  ['0.00', '0.00', '0.00'],
  ['1.00', '2.00', '33.33'],
  ['2.00', '1.00', '66.67'],
])('wins of %s and bets of %s are a share of %s percent', (win, bet, share) => {
  proves('SHL-1055')
  expect(betStatisticPercent(win, bet, 'EUR')).toBe(share)
})

test('a session result is wins less bets, and nothing is not below nothing', () => {
  proves('SHL-1056', 'SHL-NS-24')
  expect(sessionResult(['120.10', '5.00'], ['150.25', '10.00'], 'EUR')).toBe('-35.15')
  expect(sessionResult(['0.10', '0.20'], ['0.30'], 'EUR')).toBe('0.00')
  expect(sessionResult([], [], 'EUR')).toBe('0.00')
  const signed = (wins: string[], bets: string[]) => moneyText(sessionResult(wins, bets, 'EUR'), 'EUR', true).replace(/\u00a0/g, ' ')
  expect([signed(['5.00'], ['2.00']), signed(['2.00'], ['5.00'])]).toEqual(['+€ 3.00', '\u2212€ 3.00'])
})

test('lifetime losses are bets less wins and never below zero', () => {
  proves('SHL-1057..1058')
  expect(lifetimeLosses('5000.10', '1234.55', 'EUR')).toBe('3765.55')
  expect(lifetimeLosses('1234.50', '2000.00', 'EUR')).toBe('0.00')
})

describe('money for people', () => {
  test.each([
    ['1234567.891', '1\u202f234\u202f567.89'],
    ['2.675', '2.68'],
    ['-2.675', '2.68'],
    ['1000', '1\u202f000.00'],
    ['999.99', '999.99'],
    ['999999.995', '1\u202f000\u202f000.00'],
  ])('%s reads %s', (amount, text) => {
    proves('SHL-1060..1061')
    expect(moneyText(amount, 'EUR').replace(/^.*\u00a0/, '')).toBe(text)
  })

  test('has no sign where it rounds to nothing, and never shows what is no number', () => {
    expect(moneyText('-0.001', 'EUR')).toBe('€\u00a00.00')
    fc.assert(fc.property(fc.string(), (text) => !/NaN|undefined|Infinity/.test(moneyText(text, 'EUR').replace(text, ''))))
  })

  test('can be read back, whatever the currency', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.constantFrom(...Object.keys(currencies)), (amount, currency) => {
        const text = moneyText(formatAmount(amount, currency), currency)
        const plain = text.slice(text.indexOf('\u00a0') + 1).replaceAll('\u202f', '')
        return parseAmount((amount < 0n ? '-' : '') + plain, currency) === amount && text.startsWith('\u2212') === amount < 0n
      }),
    )
  })

  test('knows the symbol of currencies that the product does not offer, too', () => {
    proves('SHL-485')
    expect([moneyText('5', 'KRW'), moneyText('5', 'UAH'), moneyText('5', 'QQQ')]).toEqual(['₩\u00a05.00', '₴\u00a05.00', 'QQQ\u00a05.00'])
  })

  test('has the usual symbol of each currency, and tells the three bitcoin units apart', () => {
    provesMany('one table of symbols, each compared', 'SHL-478..483', 'SHL-484..485')
    const symbol = (currency: string) => currencies[currency]?.symbol
    expect(['USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'PLN', 'JPY'].map(symbol)).toEqual(['$', '€', '£', 'kr', 'kr', 'kr', 'zł', '¥'])
    expect(['BTC', 'mBTC', 'µBTC'].map(symbol)).toEqual(['₿', 'mBTC', 'µBTC'])
    for (const currency of Object.keys(currencies)) expect(moneyText('5.00', currency)).toContain(symbol(currency))
  })
})
