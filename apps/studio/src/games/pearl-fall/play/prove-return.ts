import { plus, rational, times, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

type Rows = keyof typeof maths.tenths

/** How likely each cup is: what falls on a pin falls to both sides alike, row after row. */
export function chancesOf(rows: number): Rational[] {
  const half = rational(1, 2)
  let chances = [rational(1)]
  for (let row = 0; row < rows; row += 1)
    chances = Array.from({ length: chances.length + 1 }, (_, at) =>
      times(half, plus(...[chances[at - 1], chances[at]].filter((one) => one !== undefined))),
    )
  return chances
}

/** The exact return of a board, the mean square of what a round pays, and how often more than the stake is won. It reads the mathematics and shares no code with the game. */
export function provePearlFall(
  rows: Rows,
  risk: keyof (typeof maths.tenths)[Rows],
): { total: Rational; square: Rational; above: Rational } {
  const pays = maths.tenths[rows][risk]
  const cups = chancesOf(rows).map((chance, cup) => ({ chance, tenths: pays[Math.min(cup, rows - cup)] ?? 0 }))
  return {
    total: plus(...cups.map(({ chance, tenths }) => times(chance, rational(tenths, 10)))),
    square: plus(...cups.map(({ chance, tenths }) => times(chance, rational(tenths ** 2, 100)))),
    above: plus(...cups.filter(({ tenths }) => tenths > 10).map(({ chance }) => chance)),
  }
}
