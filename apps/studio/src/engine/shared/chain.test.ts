import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicPartOf, seedAt } from './chain.ts'

const chain = { secret: '5e'.repeat(32), length: 40 }
const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

test('each seed of a chain is the fingerprint of the next, up to the secret: one published end commits to all', () => {
  for (let place = 0; place < chain.length; place += 1) expect(seedAt(chain, place)).toBe(sha(seedAt(chain, place + 1)))
  expect(seedAt(chain, chain.length)).toBe(chain.secret)
})

test('the public part of a seed is the same for all who know the seed, and is no seed or fingerprint of its chain', () => {
  const seeds = Array.from({ length: chain.length + 1 }, (_, place) => seedAt(chain, place))
  const parts = seeds.map(publicPartOf)
  expect(parts).toEqual(seeds.map(publicPartOf))
  expect(new Set([...parts, ...seeds]).size).toBe(2 * seeds.length)
  expect(parts.every((part) => /^[0-9a-f]{64}$/.test(part))).toBe(true)
})
