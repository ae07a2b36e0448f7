import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withdrawalSums } from './withdrawal-sums.ts'

test.each([
  [10_000n, '0', 0n, 0n, 10_000n],
  [10_000n, '1.5', 0n, 150n, 9_850n],
  [10_000n, '1.5', 50n, 200n, 9_800n],
  [1_005n, '0.5', 0n, 5n, 1_000n],
  [200n, '0', 200n, 200n, 0n],
  [100n, '0', 250n, 100n, 0n],
  [0n, '1', 50n, 0n, 0n],
])('of %s at %s percent and %s the fee is %s, and %s is paid out', (amount, percent, fixedMinor, fee, paidOut) => {
  expect(withdrawalSums(amount, { percent, fixedMinor })).toEqual({ fee, paidOut })
})

test('fee and payout are together what was withdrawn, and neither is below zero', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 12n })
  fc.assert(
    fc.property(minor, fc.nat(10_000), minor, (amount, hundredths, fixedMinor) => {
      const { fee, paidOut } = withdrawalSums(amount, { percent: (hundredths / 100).toFixed(2), fixedMinor })
      expect([fee + paidOut, fee >= 0n, paidOut >= 0n]).toEqual([amount, true, true])
    }),
  )
})
