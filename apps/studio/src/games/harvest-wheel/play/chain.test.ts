import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { pocketOf, seedAt } from './chain.ts'

const chain = { secret: '5e'.repeat(32), length: 40 }
const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

test('each seed of a chain is the fingerprint of the next, up to the secret: one published end commits to all', () => {
  for (let place = 0; place < chain.length; place += 1) expect(seedAt(chain, place)).toBe(sha(seedAt(chain, place + 1)))
  expect(seedAt(chain, chain.length)).toBe(chain.secret)
})

test('a seed and the number of its round decide the pocket, as anybody can compute', async () => {
  const seed = seedAt(chain, 7)
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update('wheel:12:0').digest()
  expect(await pocketOf(seed, 12)).toBe(digest.readUInt32BE(0) % 37)
})

test('pockets are even (chi-square at 99 %)', async () => {
  const rounds = 7400
  const counts = Array.from({ length: 37 }, () => 0)
  for (let round = 0; round < rounds; round += 1) {
    const pocket = await pocketOf('a7'.repeat(32), round)
    counts[pocket] = (counts[pocket] ?? 0) + 1
  }
  const expected = rounds / 37
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 36 degrees of freedom: 99 % lie below 58.619, and 1 % below 19.233 (too even would be a fault too).
  expect(chiSquare).toBeLessThan(58.619)
  expect(chiSquare).toBeGreaterThan(19.233)
})
