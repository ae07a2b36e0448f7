import { numbers, type Spot } from './pockets.ts'

/** Spots on the borders of numbers; their ids are what they cover, such as `n17-n20`. */
const between = (pays: number, ...covers: number[]): Spot => ({ id: covers.map((number) => `n${number}`).join('-'), covers, pays })
const rowStarts = numbers.filter((number) => number % 3 === 1)
const onward = numbers.filter((number) => number <= 33)

/** The spots on borders: splits, streets and trios, corners and the first four, six lines. */
export const borderSpots: readonly Spot[] = [
  ...[1, 2, 3].map((number) => between(17, 0, number)),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => between(17, number, number + 1)),
  ...onward.map((number) => between(17, number, number + 3)),
  ...rowStarts.map((first) => between(11, first, first + 1, first + 2)),
  between(11, 0, 1, 2),
  between(11, 0, 2, 3),
  between(8, 0, 1, 2, 3),
  ...onward.filter((number) => number % 3 !== 0).map((number) => between(8, number, number + 1, number + 3, number + 4)),
  ...rowStarts.slice(0, -1).map((first) => between(5, first, first + 1, first + 2, first + 3, first + 4, first + 5)),
]
