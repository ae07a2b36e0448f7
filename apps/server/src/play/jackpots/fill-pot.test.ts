import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPot, partOf, type PotRound, type PotState } from './fill-pot.ts'

const at = new Date('2026-11-18T10:00:00Z')
const round = (staked: bigint, id = 'r'): PotRound => ({ shard: 1, player: 1n, id, staked, closedAt: at })
const pot = (more: Partial<PotState> = {}): PotState => ({
  kind: 'mustHitBy',
  secret: '1000000:salt',
  meter: 0n,
  meterRest: 0,
  reserveRest: 0,
  meterPpm: 10_000,
  reservePpm: 5000,
  oneIn: 0n,
  ...more,
})

test('a stake takes the part of a pot that it is of the full stake, and never more than all', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(amount, amount, amount, (meter, staked, fullStake) => {
      const part = partOf(meter, staked, fullStake)
      const isItsPart = part * fullStake <= meter * staked && (part + 1n) * fullStake > meter * staked
      expect(staked >= fullStake ? part === meter : isItsPart).toBe(true)
    }),
  )
})

describe('a pot that rounds fill', () => {
  test('gets its share of each stake to the millionth, and keeps what is less than a unit for the next', () => {
    expect(fillPot(pot(), [round(150n), round(20n)])).toMatchObject({ meter: 1n, meterRest: 700_000, reserve: 0n, reserveRest: 850_000 })
    expect(fillPot(pot({ meterRest: 700_000, reserveRest: 850_000 }), [round(30n)])).toMatchObject({
      meter: 1n,
      meterRest: 0,
      reserve: 1n,
      reserveRest: 0,
    })
  })

  test('loses and makes nothing, however the same rounds are cut into batches', () => {
    const cut = fc.array(fc.array(fc.bigInt({ min: 1n, max: 10_000_000n }), { maxLength: 6 }), { maxLength: 6 })
    fc.assert(
      fc.property(cut, fc.integer({ min: 1, max: 100_000 }), (batches, meterPpm) => {
        let [rest, meter] = [0, 0n]
        for (const batch of batches) {
          const filled = fillPot(
            pot({ meterPpm, meterRest: rest, secret: '999999999999:salt' }),
            batch.map((staked) => round(staked)),
          )
          rest = filled.meterRest
          meter += filled.meter
        }
        const staked = batches.flat().reduce((sum, one) => sum + one, 0n)
        expect(meter * 1_000_000n + BigInt(rest)).toBe(staked * BigInt(meterPpm))
      }),
    )
  })

  test('is won by the round that brings it to its amount, and takes none after it', () => {
    const rounds = [round(1000n, 'a'), round(1000n, 'b'), round(1000n, 'c')]
    const filled = fillPot(pot({ secret: '25:salt', meter: 5n }), rounds)
    expect([filled.winner?.id, filled.taken.length, filled.meter]).toEqual(['b', 2, 20n])
  })

  test('of chance is won as often as stakes make it likely', () => {
    const chance = pot({ kind: 'random', secret: 'seed', oneIn: 1000n })
    const wins = (staked: bigint) =>
      Array.from({ length: 4000 }, (_, n) => fillPot(chance, [round(staked, `round:${n}`)]).winner).filter((one) => one !== undefined)
        .length
    const [small, large] = [wins(20n), wins(200n)]
    expect(small).toBeGreaterThan(50)
    expect(small).toBeLessThan(110)
    expect(large).toBeGreaterThan(700)
    expect(large).toBeLessThan(900)
  })

  test('on its last day is won by no single round', () => {
    expect(fillPot(pot({ kind: 'lastDay', secret: '1', meter: 10n ** 9n }), [round(10n ** 9n)]).winner).toBeUndefined()
  })
})
