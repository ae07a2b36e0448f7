import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsOf, faultOfBets, highestStake, stakeOf } from '../../../engine/rounds/chips.ts'
import { colourOf, pockets } from '../../../engine/roulette/pockets.ts'
import { canonicalWheel, spotOf, spots, wheelReturnPercent, winOf } from './maths.ts'
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import { pocketDrawn } from '../../../engine/roulette/pocket-drawn.ts'
import { wheelHash } from './maths-hash.ts'

test('the wheel has 37 pockets, each once, and red and black take turns around it', () => {
  expect([...pockets].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  const colours = pockets.slice(1).map(colourOf)
  expect(colours).toEqual(colours.map((_, place) => (place % 2 === 0 ? 'red' : 'black')))
})

test('returns exactly 36/37 on every spot of the table: all 37 pockets give 36 stakes back', () => {
  expect(spots).toHaveLength(49)
  for (const { id } of spots) expect([id, pockets.reduce((sum, pocket) => sum + winOf({ [id]: '10' }, pocket), 0n)]).toEqual([id, 360n])
  expect(wheelReturnPercent).toBe('97.30')
})

test('returns exactly 36/37 however chips are mixed', () => {
  const chips = fc.dictionary(fc.constantFrom(...spots.map(({ id }) => id)), fc.integer({ min: 1, max: 1000 }).map(String), { minKeys: 1 })
  fc.assert(
    fc.property(chips, (bets) => {
      expect(pockets.reduce((sum, pocket) => sum + winOf(bets, pocket), 0n)).toBe(36n * stakeOf(bets))
    }),
  )
})

test('would return more than is staked if a column paid 3 to 1: the enumeration would notice', () => {
  const column = spotOf('column1')
  expect((column?.covers.length ?? 0) * (3 + 1)).toBeGreaterThan(pockets.length)
})

test.each([
  ['n17', 17, 360n],
  ['n17', 18, 0n],
  ['n0', 0, 360n],
  ['red', 1, 20n],
  ['red', 2, 0n],
  ['red', 0, 0n],
  ['black', 2, 20n],
  ['even', 36, 20n],
  ['even', 0, 0n],
  ['odd', 35, 20n],
  ['low', 18, 20n],
  ['low', 19, 0n],
  ['low', 0, 0n],
  ['high', 19, 20n],
  ['dozen1', 12, 30n],
  ['dozen2', 13, 30n],
  ['dozen3', 24, 0n],
  ['dozen3', 36, 30n],
  ['column1', 34, 30n],
  ['column2', 35, 30n],
  ['column3', 36, 30n],
  ['column3', 0, 0n],
])('10 on %s give back what they must when the ball falls on %i', (spot, pocket, win) => {
  expect(winOf({ [spot]: '10' }, pocket)).toBe(win)
})

test('chips are told by the currency, and none is above the highest stake of the player', () => {
  expect(chipsOf('EUR', null)).toEqual([10n, 50n, 100n, 500n, 2000n])
  expect(chipsOf('KWD', null)[0]).toBe(100n)
  expect(chipsOf('EUR', 200n)).toEqual([10n, 50n, 100n])
  expect([highestStake('EUR', null), highestStake('EUR', 200n)]).toEqual([10_000n, 200n])
})

test.each([
  [{ red: '10' }, null, null],
  [{ red: '10000' }, null, null],
  [{ red: '9990', n5: '20' }, null, 'STAKE_TOO_HIGH'],
  [{ red: '250' }, 200n, 'STAKE_TOO_HIGH'],
  [{ red: '15' }, null, 'STAKE_UNKNOWN'],
  [{ n37: '10' }, null, 'STAKE_UNKNOWN'],
  [{ constructor: '10' }, null, 'STAKE_UNKNOWN'],
  [{}, null, 'STAKE_UNKNOWN'],
] as const)('chips %o under the highest stake %o: %o', (bets, maxStake, fault) => {
  expect(faultOfBets(bets, (id) => spotOf(id) !== undefined, 'EUR', maxStake)).toBe(fault)
})

test('the hash names the mathematics', () => {
  expect(wheelHash).toBe(createHash('sha256').update(canonicalWheel()).digest('hex'))
  expect(canonicalWheel()).toContain('"pays":35')
})

test('a seed and the number of its round decide the pocket, as anybody can compute', async () => {
  const seed = 'c4'.repeat(32)
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update('wheel:12:0').digest()
  expect(await pocketOf(seed, 12)).toBe(digest.readUInt32BE(0) % 37)
})

const pocketOf = (seed: string, round: number) => pocketDrawn(openDraw(blocksOf(seed, 'wheel', round)))

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
