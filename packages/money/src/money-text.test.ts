import { describe, expect, it } from 'vitest'
import { moneyText } from './money-text.ts'

describe('moneyText', () => {
  it.each([
    ['20', 'EUR', '€\u00a020.00'],
    ['1234567.5', 'EUR', '€\u00a01\u202f234\u202f567.50'],
    ['999', 'SEK', 'kr\u00a0999.00'],
    ['-3.10', 'EUR', '\u2212€\u00a03.10'],
    ['0.00012345', 'BTC', '₿\u00a00.00012345'],
    ['5', 'XYZ', 'XYZ\u00a05.00'],
    ['90071992547409931', 'EUR', '€\u00a090\u202f071\u202f992\u202f547\u202f409\u202f931.00'],
  ])('writes %s %s as %s', (amount, currency, text) => {
    expect(moneyText(amount, currency)).toBe(text)
  })

  it('shows the sign of a gain where asked', () => {
    expect(moneyText('3', 'EUR', true)).toBe('+€\u00a03.00')
  })
})
