import { drawDifferent } from '../../../engine/fairness/draw-different.ts'
import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { maths, mostMarks, tenthsFor } from './maths.ts'

/** What decided a round: the numbers that were marked, those drawn in their order, and those that are both. */
export type TideOutcome = { marks: number[]; drawn: number[]; hits: number[]; tenths: number; win: string }

/** A round of Tide Numbers as its page is told it. */
export type TideRound = RoundView<TideOutcome>

/** Reads the marks that a page asks for: one to six different numbers, returned in ascending order; null if it is anything else. */
export function readMarks(asked: unknown): number[] | null {
  if (!Array.isArray(asked) || asked.length < 1 || asked.length > mostMarks) return null
  const marks = asked.filter((mark): mark is number => Number.isInteger(mark) && mark >= 1 && mark <= maths.numbers)
  return marks.length === asked.length && new Set(marks).size === marks.length ? marks.toSorted((a, b) => a - b) : null
}

/** Decides a round. The stake is a multiple of the unit; the choice was read by {@link readMarks}. */
export async function playTideNumbers(draw: Draw, stake: bigint, choice: unknown): Promise<TideOutcome> {
  const marks = choice as number[] // read by readMarks
  const drawn = (await drawDifferent(draw, maths.numbers, maths.drawn)).map((at) => at + 1)
  const hits = marks.filter((mark) => drawn.includes(mark))
  const tenths = tenthsFor(marks.length, hits.length)
  return { marks, drawn, hits, tenths, win: String((stake * BigInt(tenths)) / 10n) }
}
