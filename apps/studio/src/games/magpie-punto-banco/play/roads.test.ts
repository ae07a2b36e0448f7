import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Spot } from '../../../engine/baccarat/rules.ts'
import { beadRoad, bigRoad, lastColumns, type Bead } from './roads.ts'

const read = (letters: string) => [...letters].map((letter): Spot => ({ P: 'player', B: 'banker', T: 'tie' })[letter] as Spot) // only these
/** A road as lines of text; small letters have ties. */
const drawn = (road: readonly Bead[]) => {
  const lines = Array.from({ length: 6 }, () => [] as string[])
  for (const { column, row, winner, ties } of road) {
    const letter = winner[0] ?? ''
    lines[row]![column] = ties > 0 ? letter : letter.toUpperCase()
  }
  return lines.map((line) => Array.from(line, (letter) => letter ?? '.').join('')).filter((line) => line !== '')
}

test.each([
  ['PPBPB', ['PBPB', 'P']],
  ['PTPBT', ['pb', 'P']],
  ['TTPB', ['pB']],
  ['TT', ['t']],
  ['PPPPPPP', ['P', 'P', 'P', 'P', 'P', 'PP']],
  ['PPPPPPPPBB', ['PB', 'PB', 'P', 'P', 'P', 'PPP']],
  ['PPPPPPPPBBBBBBB', ['PB', 'PB', 'PB', 'PB', 'PBBB', 'PPP']],
])('the big road of %s is %o', (letters, lines) => {
  expect(drawn(bigRoad(read(letters)))).toEqual(lines)
})

const results = fc.array(fc.constantFrom<Spot>('player', 'banker', 'tie'), { maxLength: 72 })

test('no two results lie on one place, none lies outside of six rows, and none is lost', () => {
  fc.assert(
    fc.property(results, (all) => {
      for (const road of [beadRoad(all), bigRoad(all)]) {
        expect(new Set(road.map(({ column, row }) => `${column}/${row}`)).size).toBe(road.length)
        expect(road.every(({ column, row }) => column >= 0 && row >= 0 && row < 6)).toBe(true)
      }
      expect(beadRoad(all).map(({ winner }) => winner)).toEqual(all)
      const big = bigRoad(all)
      const sides = all.filter((winner) => winner !== 'tie')
      if (sides.length > 0) expect(big.map(({ winner }) => winner)).toEqual(sides)
      expect(big.reduce((sum, { ties }) => sum + ties, 0)).toBe(all.length - sides.length)
    }),
  )
})

test('the last columns are shown, moved to the left', () => {
  const road = bigRoad(read('PBPBPBPB'))
  expect(drawn(lastColumns(road, 3))).toEqual(['BPB'].map((line) => line))
  expect(lastColumns(road, 20)).toEqual(road)
  expect(lastColumns([], 3)).toEqual([])
})
