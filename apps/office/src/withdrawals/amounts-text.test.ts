import { expect, test } from 'vitest'
import { amountsIn, amountsText } from './amounts-text.ts'

test('amounts by currency are read as they are written', () => {
  const amounts = { EUR: '100.00', SEK: '1000' }
  expect(amountsIn(amountsText(amounts))).toEqual(amounts)
  expect(amountsIn(' eur 5 ,')).toEqual({ EUR: '5' })
  expect(amountsIn('')).toEqual({})
})

test.each(['EUR', '100', 'EUR -1', 'EUR 1.234', 'EURO 5', 'EUR 5; SEK 5', 'EUR 5, EUR 6'])('%s is none', (text) => {
  expect(amountsIn(text)).toBeUndefined()
})
