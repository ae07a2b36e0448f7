import { expect, test } from 'vitest'
import { roundsOf } from './wagering-rounds.ts'

test.each<[bigint, Parameters<typeof roundsOf>[1], bigint, number]>([
  [30_000n, {}, 50n, 600],
  [30_001n, {}, 50n, 601],
  [30_000n, { least: 100n }, 100n, 300],
  [30_000n, { most: 500n }, 50n, 600],
  [30_000n, { most: 20n }, 20n, 1500],
  [0n, {}, 50n, 0],
])('%s to be wagered within %o is said in stakes of %s: %s rounds', (required, bounds, stakeMinor, rounds) => {
  expect(roundsOf(required, bounds)).toEqual({ stakeMinor, rounds })
})
