import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { plus, rational, times } from '../../../engine/fairness/rational.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import { stakeOf } from '../../../engine/rounds/chips.ts'
import { borderSpots } from '../../../engine/roulette/border-spots.ts'
import { pockets } from '../../../engine/roulette/pockets.ts'
import { millstoneRoulette } from '../index.ts'
import { canonicalMaths, returnPercent, spotOf, spots, winOf } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { readBets, spinMillstone } from './spin-millstone.ts'

/** The return of a spot by another way than the game's: how often it wins, times what then comes back. */
const returnOf = ({ covers, pays }: { covers: readonly number[]; pays: number }) =>
  times(rational(new Set(covers).size, 37), plus(rational(pays), rational(1)))

const laid = fc.dictionary(fc.constantFrom(...spots.map(({ id }) => id)), fc.integer({ min: 1, max: 100 }).map(String), {
  minKeys: 1,
  maxKeys: 40,
})

test('there are 157 spots, each once, and each returns 36/37', () => {
  expect(new Set(spots.map(({ covers }) => [...covers].toSorted((a, b) => a - b).join())).size).toBe(157)
  for (const spot of spots) expect([spot.id, returnOf(spot)]).toEqual([spot.id, rational(36, 37)])
  expect(returnPercent).toBe('97.30')
})

test('however chips are mixed, all pockets together give 36 stakes of 37 back', () => {
  fc.assert(
    fc.property(laid, (bets) => {
      expect(pockets.reduce((sum, pocket) => sum + winOf(bets, pocket), 0n)).toBe(36n * stakeOf(bets))
    }),
  )
})

test('spots on borders cover what touches them on the felt', () => {
  const at = (number: number) => ({ column: (number - 1) % 3, row: Math.floor((number - 1) / 3) })
  for (const { covers } of borderSpots) {
    const others = covers.filter((number) => number !== 0).map(at)
    const [columns, rows] = [others.map(({ column }) => column), others.map(({ row }) => row)]
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
    expect(spread(rows)).toBeLessThanOrEqual(1)
    expect((spread(rows) + 1) * (spread(columns) + 1)).toBe(others.length)
    if (covers.includes(0)) expect(Math.max(...rows)).toBe(0)
  }
  expect(borderSpots.map(({ pays }) => pays).filter((pays, place, all) => all.indexOf(pays) === place)).toEqual([17, 11, 8, 5])
})

test('one number of the seeds decides, and pays what the chips win there', async () => {
  await fc.assert(
    fc.asyncProperty(laid, fc.nat(1000), async (bets, nonce) => {
      const draw = () => openDraw(blocksOf('3c'.repeat(32), 'mine', nonce))
      const [place = 0] = await draw()(37, 1)
      const outcome = await spinMillstone(draw(), stakeOf(bets), bets)
      expect(outcome).toEqual({ pocket: pockets[place], win: String(winOf(bets, outcome.pocket)) })
    }),
  )
})

test.each([
  [{ red: '10' }, 10n, null, null],
  [{ red: '10', 'n17-n20': '50' }, 60n, null, null],
  [{ red: '10' }, 20n, null, 'STAKE_UNKNOWN'],
  [{ red: '15' }, 15n, null, 'STAKE_UNKNOWN'],
  [{ red: '9990', n5: '20' }, 10_010n, null, 'STAKE_TOO_HIGH'],
  [{ n0: '250' }, 250n, 200n, 'STAKE_TOO_HIGH'],
] as const)('chips %o for a stake of %o under the greatest stake %o: %o', (chips, stake, maxStake, fault) => {
  const { choosing } = millstoneRoulette.solo ?? {}
  expect(choosing?.faultOf?.(choosing.read(chips), stake, { currency: 'EUR', maxStake, free: false })).toBe(fault)
})

test('whatever is no chip on a spot is not read', () => {
  const wrong: readonly unknown[] = [
    null,
    'red',
    [],
    {},
    { red: 10 },
    { red: '0' },
    { red: '-10' },
    { red: '1.5' },
    { n37: '10' },
    { 'n1-n3': '10' },
    { constructor: '10' },
  ]
  for (const one of wrong) expect(readBets(one)).toBeNull()
  fc.assert(
    fc.property(fc.anything(), (one) => {
      const chips = readBets(one)
      expect(chips === null || Object.keys(chips).every((id) => spotOf(id))).toBe(true)
    }),
  )
})

test('the hash names the mathematics, which cannot change unseen', () => {
  expect(mathsHash).toBe(createHash('sha256').update(canonicalMaths()).digest('hex'))
  expect(mathsHash.slice(0, 8)).toBe('20b3b7a3')
})
