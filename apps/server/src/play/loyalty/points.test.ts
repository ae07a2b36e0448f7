import { exchangeOf, onePoint, pointsText } from '@fairhouse/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelReached, weightIn } from './points.ts'

const weights = { default: 10_000, 'product:live': 2500, 'group:roulette': 500, 'provider:12': 0, 'game:harvest-wheel': 12_345 }
const game = { game: 'one', provider: 3, group: 'classics', product: 'slots' }

describe('a stake counts', () => {
  test.each([
    ['as its game says', { ...game, game: 'harvest-wheel', provider: 12 }, 12_345],
    ['as its provider says, before its group', { ...game, provider: 12, group: 'roulette' }, 0],
    ['as its group says, before its product', { ...game, group: 'roulette', product: 'live' }, 500],
    ['as its product says', { ...game, product: 'live' }, 2500],
    ['as what is not named', game, 10_000],
    ['as what is not named where its round names no game', undefined, 10_000],
  ])('%s', (_, of, weight) => expect(weightIn(weights, of)).toBe(weight))

  test('in full where nothing is said', () => expect(weightIn({}, game)).toBe(10_000))
})

test('nothing is lost by rounding: any parts of a stake earn what the whole of it does', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 10_000n), { minLength: 1 }), fc.bigInt(0n, 100_000n), (stakes, weight) => {
      const whole = stakes.reduce((sum, stake) => sum + stake, 0n)
      expect(stakes.reduce((sum, stake) => sum + stake * weight, 0n)).toBe(whole * weight)
    }),
  )
})

test.each([
  [15n * 333n, '0.004'],
  [100n * 10_000n, '1.000'],
  [999_999n, '0.999'],
  [-(1000n * 1_000_000n), '-1000.000'],
])('%d as euro points reads %s', (points, text) => expect(pointsText(points, 'EUR')).toBe(text))

test('a thousand points bring one unit of the currency, in any currency', () => {
  for (const currency of ['EUR', 'SEK', 'BTC']) {
    const { points, amount } = exchangeOf(3n, currency)
    expect(points).toBe(3000n * onePoint(currency))
    expect(amount * 10_000n * 1000n).toBe(points)
  }
})

describe('a level is reached', () => {
  const levels: { points: Record<string, number> }[] = [{ points: { EUR: 100 } }, { points: { EUR: 500, SEK: 5000 } }]
  test.each([
    [99_999_999n, 0],
    [100_000_000n, 1],
    [500_000_000n, 2],
  ])('by %d: level %i', (points, level) => expect(levelReached(levels, points, 'EUR')).toBe(level))
  test('in another currency by its own points', () => expect(levelReached(levels, 5_000_000_000n, 'SEK')).toBe(2))
})
