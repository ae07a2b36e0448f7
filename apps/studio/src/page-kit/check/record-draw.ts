import { openDraw, type BlockOf, type Draw } from '../../engine/fairness/fair-draw.ts'
import type { Drawn } from './check-data.ts'

/** Opens the draws of a round, and keeps every number that they give in `drawn`, which begins anew. */
export function recordDraw(blockOf: BlockOf, drawn: Drawn[]): Draw {
  drawn.length = 0
  const draw = openDraw(blockOf)
  return async (range, count) => {
    const numbers = await draw(range, count)
    const last = drawn.at(-1)
    if (last?.range === range) last.numbers.push(...numbers)
    else drawn.push({ range, numbers: [...numbers] })
    return numbers
  }
}
