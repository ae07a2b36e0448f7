import { rational, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

const { strips, lines, wild, threeOfAKind, pair } = maths
const stops = strips[0].length

/** What three letters pay, times the line stake. */
function payOf(letters: string): number {
  const kinds = new Set(letters.replaceAll(wild, ''))
  const [kind = wild] = kinds
  if (kinds.size <= 1) return threeOfAKind[kind as keyof typeof threeOfAKind] // a letter of a strip
  return [0, 1].every((place) => letters[place] === pair.of || letters[place] === wild) ? pair.pays : 0
}

/**
 * Orchard's exact return and the mean square of what a round pays, in stakes, by reading every line of all 27,000 rounds. The enumerator reads the mathematics and shares no
 * code with the game.
 */
export function proveOrchard(): { total: Rational; square: Rational; rounds: number; paid: number; hits: number } {
  let [rounds, paid, squares, hits] = [0, 0, 0, 0]
  for (let round = 0; round < stops ** strips.length; round += 1) {
    const at = strips.map((_, reel) => Math.floor(round / stops ** reel) % stops)
    const pays = lines.reduce((sum, rows) => {
      const letters = rows.map((row, reel) => strips[reel]?.[((at[reel] ?? 0) + row) % stops] ?? '').join('')
      return sum + payOf(letters)
    }, 0)
    rounds += 1
    paid += pays
    squares += pays ** 2
    if (pays > 0) hits += 1
  }
  return { total: rational(paid, rounds * lines.length), square: rational(squares, rounds * lines.length ** 2), rounds, paid, hits }
}
