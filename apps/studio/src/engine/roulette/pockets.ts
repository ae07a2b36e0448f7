import type { Bets } from '../rounds/round.ts'

/** The pockets clockwise, as on any wheel with one zero. */
export const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const

/** A spot for chips: the numbers that it covers, and its odds to one. */
export type Spot = { id: string; covers: readonly number[]; pays: number }

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** Returns the colour of a pocket. */
export const colourOf = (pocket: number): 'green' | 'red' | 'black' => (pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black')

/** The numbers from 1 to 36. */
export const numbers = Array.from({ length: 36 }, (_, place) => place + 1)
const of = (id: string, pays: number, covered: (number: number) => boolean): Spot => ({ id, pays, covers: numbers.filter(covered) })
const thirds = [0, 1, 2]

/** Every spot that stands beside the borders of numbers: single numbers, then columns, dozens and even chances. */
export const plainSpots: readonly Spot[] = [
  { id: 'n0', covers: [0], pays: 35 },
  ...numbers.map((number) => ({ id: `n${number}`, covers: [number], pays: 35 })),
  ...thirds.map((third) => of(`column${third + 1}`, 2, (number) => (number - 1) % 3 === third)),
  ...thirds.map((third) => of(`dozen${third + 1}`, 2, (number) => Math.floor((number - 1) / 12) === third)),
  of('low', 1, (number) => number <= 18),
  of('even', 1, (number) => number % 2 === 0),
  of('red', 1, (number) => reds.has(number)),
  of('black', 1, (number) => !reds.has(number)),
  of('odd', 1, (number) => number % 2 === 1),
  of('high', 1, (number) => number > 18),
]

/** Returns the spots of a table by their ids, and what its chips win. */
export function tableOf(spots: readonly Spot[]) {
  const byId = new Map(spots.map((spot) => [spot.id, spot]))
  return {
    spotOf: (id: string): Spot | undefined => byId.get(id),
    /** Returns what a pocket pays for all chips of a player, including the winning chips, in minor units. */
    winOf: (bets: Bets, pocket: number): bigint =>
      Object.entries(bets).reduce((sum, [id, amount]) => {
        const spot = byId.get(id)
        return spot?.covers.includes(pocket) ? sum + BigInt(amount) * BigInt(spot.pays + 1) : sum
      }, 0n),
  }
}
