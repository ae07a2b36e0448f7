import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentOf, hitAmountOf, lastDayUnit, newSecret, winsByChance } from './draw-secret.ts'

const amounts = { seed: 1000n, ceiling: 1004n, oneIn: 0n }

test('the amount of a must-hit-by pot is above the seed and up to the ceiling, each as often', () => {
  const counts = new Map<bigint, number>()
  for (let n = 0; n < 4000; n += 1) {
    const amount = hitAmountOf(newSecret('mustHitBy', amounts))
    counts.set(amount, (counts.get(amount) ?? 0) + 1)
  }
  expect(new Set(counts.keys())).toEqual(new Set([1001n, 1002n, 1003n, 1004n]))
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('what would favour small amounts is drawn again', () => {
  const words = [0xffffffffffffffffn, 1n]
  const bytes = (count: number) => {
    if (count === 32) return Buffer.alloc(32)
    const word = Buffer.alloc(8)
    word.writeBigUInt64BE(words.shift() ?? 0n)
    return word
  }
  // 2^64 leaves one over when it is dealt to three: the last word is none of them.
  expect(hitAmountOf(newSecret('mustHitBy', { ...amounts, ceiling: 1003n }, bytes))).toBe(1002n)
  expect(words).toEqual([])
})

test('what is published is the plain SHA-256 of the secret, as anybody computes it', () => {
  const secret = newSecret('random', amounts)
  expect(commitmentOf(secret)).toBe(createHash('sha256').update(secret).digest('hex'))
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
})

test('a stake as large as all that is staked for a win always wins, none never does', () => {
  expect([winsByChance('s', 'r', 100n, 100n), winsByChance('s', 'r', 0n, 100n)]).toEqual([true, false])
})

test('the unit that wins a last day is one of those staked', () => {
  for (let n = 0; n < 500; n += 1) {
    const unit = lastDayUnit(newSecret('lastDay', amounts), 7n)
    expect(unit >= 0n && unit < 7n).toBe(true)
  }
})
