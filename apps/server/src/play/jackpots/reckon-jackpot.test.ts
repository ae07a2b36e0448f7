import { expect, test } from 'vitest'
import { fillPot } from './fill-pot.ts'
import { hitAmountOf, newSecret } from './draw-secret.ts'
import { amountsOf, type JackpotData } from './jackpot.ts'
import { reckonJackpot } from './reckon-jackpot.ts'

const base = { id: 1, names: { en: 'x' }, currency: 'EUR', seed: '1000.00', meterPpm: 10_000, reservePpm: 5000, games: ['x'] }
const mustHitBy: JackpotData = { ...base, kind: 'mustHitBy', ceiling: '5000.00' }

test('1 % from 1,000 to 5,000 is won after 200,000 of stakes, pays 1.5 % back and needs 0.5 % for its beginnings', () => {
  expect(reckonJackpot(mustHitBy)).toEqual({ returnPpm: 15_000, stakedBetween: 20_000_000n, won: 300_000n, neededPpm: 5000 })
})

test('a random one pays back its share and its seed for all that is staked between two wins', () => {
  expect(reckonJackpot({ ...base, kind: 'random', oneIn: '100000.00' })).toEqual({
    returnPpm: 20_000,
    stakedBetween: 10_000_000n,
    won: 200_000n,
    neededPpm: 10_000,
  })
})

test('one that reels win pays back its share and the seed by the exact chance of its outcome, at the full stake', () => {
  const reels: JackpotData = { ...base, kind: 'reels', outcome: 'fullComb', fullStake: '10.00' }
  const chance = { of: 2n, in: 28_117n }
  expect(reckonJackpot(reels, chance)).toEqual({
    returnPpm: 17_113,
    stakedBetween: 14_058_500n,
    won: 240_585n,
    neededPpm: 7113,
    rounds: 14_058n,
  })
  expect(reckonJackpot(reels)).toBeUndefined()
})

test('what nothing fills or wins is not reckoned', () => {
  expect(reckonJackpot({ ...mustHitBy, ceiling: '1000.00' })).toBeUndefined()
  expect(reckonJackpot({ ...mustHitBy, meterPpm: 0 })).toBeUndefined()
  expect(reckonJackpot({ ...base, kind: 'random', oneIn: '0.00' })).toBeUndefined()
})

test('four hundred pots that are played to their end come to what was reckoned', () => {
  const { seed, ceiling } = amountsOf(mustHitBy)
  let [staked, paid] = [0n, 0n]
  for (let n = 0; n < 400; n += 1) {
    const secret = newSecret('mustHitBy', { seed, ceiling })
    // All that is missing in stakes of 100.00, one unit short of the last.
    const stakes = ((hitAmountOf(secret) - seed) * 100n + 9999n) / 10_000n
    const filled = fillPot(
      { kind: 'mustHitBy', secret, meter: seed, meterRest: 0, reserveRest: 0, meterPpm: 10_000, reservePpm: 0, oneIn: 0n },
      Array.from({ length: Number(stakes) }, () => ({ shard: 0, player: 1n, id: 'r', staked: 10_000n, closedAt: new Date(0) })),
    )
    expect(filled.winner).toBeDefined()
    staked += filled.staked
    paid += seed + filled.meter
  }
  expect(Math.abs(Number(paid) / Number(staked) - 0.015)).toBeLessThan(0.0008)
})
