import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiplePrice, priceOf, priceText, returnedBy } from './prices.ts'
import { faultOfSlip, highestWin, mostBets, slipStakes } from './slips.ts'

const bounds = { least: 101, greatest: 50_000 }
const price = (id: string) => (id.startsWith('w') ? 250n : null)
const fault = (bets: Record<string, string>, maxStake: bigint | null = null, priced: (id: string) => bigint | null = price) =>
  faultOfSlip(bets, priced, 'EUR', maxStake)

test('a price never returns more than its market says, and a hundredth more would', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 80, max: 99 }), (a, b, percent) => {
      const chance = { of: a < b ? a : b, in: a < b ? b : a }
      const found = BigInt(priceOf(chance, percent, { least: 0, greatest: Number.MAX_SAFE_INTEGER }))
      expect(found * chance.of <= BigInt(percent) * chance.in).toBe(true)
      expect((found + 1n) * chance.of > BigInt(percent) * chance.in).toBe(true)
      const within = priceOf(chance, percent, bounds)
      expect(within >= bounds.least && within <= bounds.greatest).toBe(true)
    }),
  )
})

test('legs together are their product, rounded down once, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 101, max: 25_000 }), { minLength: 1, maxLength: 8 }), (prices) => {
      const exact = prices.reduce((all, one) => all * BigInt(one), 1n)
      const whole = multiplePrice(prices)
      const parts = 100n ** BigInt(prices.length - 1)
      expect(whole * parts <= exact && (whole + 1n) * parts > exact).toBe(true)
      expect(multiplePrice(prices.toReversed())).toBe(whole)
    }),
  )
  expect([multiplePrice([150]), multiplePrice([150, 133]), multiplePrice([150, 133, 101])]).toEqual([150n, 199n, 201n])
})

test('every stake on offer wins a whole number of minor units at every price', () => {
  for (const currency of ['EUR', 'JPY', 'KWD'])
    for (const stake of slipStakes(currency, null)) expect([stake % 100n, (returnedBy(stake, 137n) * 100n) / stake]).toEqual([0n, 137n])
})

test('a slip holds known bets for stakes on offer, within its bounds', () => {
  expect(fault({ w1: '100', w2: '100' })).toBeNull()
  expect(fault({})).toBe('CHOICE_UNKNOWN')
  expect(fault({ x1: '100' })).toBe('CHOICE_UNKNOWN')
  expect(fault(Object.fromEntries(Array.from({ length: mostBets + 1 }, (_, at) => [`w${at}`, '100'])))).toBe('CHOICE_UNKNOWN')
  expect(fault({ w1: '150' })).toBe('STAKE_UNKNOWN')
  expect(fault({ w1: '5000', w2: '5000', w3: '100' })).toBe('STAKE_TOO_HIGH')
  expect(fault({ w1: '500' }, 400n)).toBe('STAKE_UNKNOWN')
  expect(fault({ w1: '200', w2: '200', w3: '100' }, 400n)).toBe('STAKE_TOO_HIGH')
  expect(fault({ w1: '100' }, null, () => highestWin('EUR'))).toBeNull()
  expect(fault({ w1: '100' }, null, () => highestWin('EUR') + 1n)).toBe('STAKE_TOO_HIGH')
})

test('prices are written with two decimals', () => {
  expect([101, 250, 100_000, 7n].map(priceText)).toEqual(['1.01', '2.50', '1000.00', '0.07'])
})
