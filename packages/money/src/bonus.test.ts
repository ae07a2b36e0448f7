import { proves } from '@fairhouse/testing/proves.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bonusOf, fixedBonus } from './bonus.ts'

const minor = fc.bigInt({ min: 0n, max: 10n ** 12n })
const percent = fc
  .bigInt({ min: 0n, max: 50_000n })
  .map((hundredths) => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`)

describe('a bonus in percent', () => {
  test.each([
    ['CSH-584', 'of the whole deposit where the fee is added', 12_000n, 0n, '50', {}, 6000n],
    ['CSH-584', 'of the deposit less an included fee', 12_000n, 360n, '50', {}, 5820n],
    ['CSH-589', 'rounded half up, once', 25n, 0n, '50', {}, 13n],
    ['CSH-589', 'rounded to two decimals', 3777n, 0n, '12.5', {}, 472n],
    ['CSH-585', 'up to what is left of the limit', 10_000n, 0n, '100', { mostMinor: 8000n, awardedMinor: 5000n }, 3000n],
    ['CSH-585', 'nothing where more than the limit was awarded', 10_000n, 0n, '100', { mostMinor: 5000n, awardedMinor: 8000n }, 0n],
    [
      'CSH-587',
      'up to its percentage of the largest deposit',
      30_000n,
      0n,
      '50',
      { mostDepositMinor: 20_000n, capsByDeposit: true },
      10_000n,
    ],
    ['CSH-588', 'past the largest deposit where that does not cap', 30_000n, 0n, '50', { mostDepositMinor: 20_000n }, 15_000n],
    ['CSH-584', 'nothing of a fee above the deposit', 100n, 300n, '50', {}, 0n],
  ] as const)('%s: is %s', (row, _, deposit, fee, of, caps, bonus) => {
    proves(row)
    expect(bonusOf(deposit, fee, of, caps)).toBe(bonus)
  })

  test('never grows with the fee, never passes a bound, never falls below nothing (property)', () => {
    fc.assert(
      fc.property(minor, minor, percent, minor, minor, minor, (deposit, fee, of, mostMinor, awardedMinor, mostDepositMinor) => {
        const caps = { mostMinor, awardedMinor, mostDepositMinor, capsByDeposit: true }
        const bonus = bonusOf(deposit, fee, of, caps)
        expect(bonus >= 0n && bonus <= bonusOf(deposit, 0n, of, caps) && bonus <= bonusOf(deposit, fee, of)).toBe(true)
        expect(bonus <= (mostMinor > awardedMinor ? mostMinor - awardedMinor : 0n)).toBe(true)
      }),
    )
  })
})

test('a fixed bonus is not scaled, and is bounded by what is left', () => {
  expect([fixedBonus(2000n), fixedBonus(2000n, { mostMinor: 5000n, awardedMinor: 4000n }), fixedBonus(2000n, { mostMinor: 0n })]).toEqual([
    2000n,
    1000n,
    0n,
  ])
})
