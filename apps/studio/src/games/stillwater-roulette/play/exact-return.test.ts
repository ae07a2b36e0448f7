import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plus, rational, times } from '../../../engine/fairness/rational.ts'
import { stakeOf } from '../../../engine/rounds/chips.ts'
import { pockets } from '../../../engine/roulette/pockets.ts'
import { canonicalMaths, returnPercent, spotOf, spots, winOf } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { stillwaterTable } from './stillwater-table.ts'

/** The return of a spot by another way than the table's: how often it wins, times what then comes back. */
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

test('whatever is no chip on a spot is no bet, and a bet is read as it was laid', () => {
  for (const one of [null, 'red', [], {}, { red: 10 }, { red: '0' }, { n37: '10' }, { 'n1-n3': '10' }, { constructor: '10' }])
    expect(stillwaterTable.read(one)).toBeNull()
  fc.assert(
    fc.property(laid, (bets) => {
      expect(stillwaterTable.read(bets)).toEqual(bets)
    }),
  )
  fc.assert(
    fc.property(fc.anything(), (one) => {
      const bets = stillwaterTable.read(one)
      expect(bets === null || Object.keys(bets).every((id) => spotOf(id))).toBe(true)
    }),
  )
})

test('the hash names the mathematics, which cannot change unseen', () => {
  expect(mathsHash).toBe(createHash('sha256').update(canonicalMaths()).digest('hex'))
  expect(mathsHash.slice(0, 8)).toBe('ff12b5b8')
})
