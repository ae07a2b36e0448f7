import { proves } from '@fairhouse/testing/proves.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositSums } from './deposit-sums.ts'

/** A percentage with at most two decimals, as hundredths of a percent. */
const hundredths = fc.bigInt({ min: 0n, max: 10_000n })
const percentOf = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n })
const fixed = fc.bigInt({ min: 0n, max: 10_000n })

describe('the sums of a deposit', () => {
  test('added: the provider is asked for amount and fee, the wallet gets the amount (property)', () => {
    proves('CSH-582')
    fc.assert(
      fc.property(amounts, hundredths, fixed, (amount, percent, fixedMinor) => {
        const { fee, asked, reachesWallet } = depositSums(amount, { percent: percentOf(percent), fixedMinor, strategy: 'added' })
        expect([asked, reachesWallet]).toEqual([amount + fee, amount])
      }),
    )
  })

  test('included: the provider is asked for the amount, the wallet gets it less the fee, never less than nothing (property)', () => {
    proves('CSH-583', 'CSH-NS-17')
    fc.assert(
      fc.property(amounts, hundredths, fixed, (amount, percent, fixedMinor) => {
        const { fee, asked, reachesWallet } = depositSums(amount, { percent: percentOf(percent), fixedMinor, strategy: 'included' })
        expect([asked, reachesWallet + fee]).toEqual([amount, amount])
        expect(reachesWallet).toBeGreaterThanOrEqual(0n)
      }),
    )
  })

  test('the fee is rounded half up, once, at the end (property)', () => {
    fc.assert(
      fc.property(amounts, hundredths, fixed, (amount, percent, fixedMinor) => {
        const { fee } = depositSums(amount, { percent: percentOf(percent), fixedMinor, strategy: 'added' })
        // Exact: |fee − fixed − amount · percent / 10000| is at most a half, and a half is rounded up.
        const difference = (fee - fixedMinor) * 10_000n - amount * percent
        expect(difference > -5_000n && difference <= 5_000n).toBe(true)
      }),
    )
  })

  test.each([
    ['5', 2000n, 100n, 250n, 100n],
    ['5', 4000n, 100n, 250n, 200n],
    ['5', 9000n, 100n, 250n, 250n],
  ])('%s %% of %i, %i at least and %i at most, is %i', (percent, amount, leastMinor, mostMinor, fee) => {
    expect(depositSums(amount, { percent, fixedMinor: 0n, leastMinor, mostMinor, strategy: 'added' }).fee).toBe(fee)
  })

  test.each([
    ['0', 0n, 2000n, 0n],
    ['2.5', 0n, 2000n, 50n],
    ['2.5', 0n, 2020n, 51n],
    ['2.5', 0n, 2019n, 50n],
    ['1', 30n, 2000n, 50n],
    ['0.01', 0n, 5000n, 1n],
    ['0.01', 0n, 4999n, 0n],
  ])('%s %% and %i on %i is %i', (percent, fixedMinor, amount, fee) => {
    expect(depositSums(amount, { percent, fixedMinor, strategy: 'added' }).fee).toBe(fee)
  })
})
