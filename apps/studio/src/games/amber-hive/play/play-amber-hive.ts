import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { fullComb, lineCount, maths, rowCount, stopsPerStrip } from './maths.ts'
import { readSpin, type LineWin, type Spin } from './read-spin.ts'

/** A drop of honey in its cell; the amount is minor units as text. */
export type Drop = { cell: number; times: number; amount: string }

/** What decided a round: the spin with its lines, and if honey began them, the respins with the drops that each brought. */
export type HiveOutcome = {
  spin: Omit<Spin, 'lines'> & { lines: (LineWin & { amount: string })[]; amount: string }
  honey: { first: Drop[]; respins: Drop[][]; isFull: boolean; fullPay: string; amount: string } | null
  win: string
  /** That the comb is full. */
  jackpot?: typeof fullComb
}

/** A round of Amber Hive as its page is told it. */
export type HiveRound = RoundView<HiveOutcome>

const { honey } = maths
const cellCount = maths.strips.length * rowCount
const weights = honey.values.reduce((sum, { weight }) => sum + weight, 0)

/** Decides a round with all its respins. The stake is a multiple of the lines. */
export async function playAmberHive(draw: Draw, stake: bigint): Promise<HiveOutcome> {
  const lineStake = stake / BigInt(lineCount)
  const spin = readSpin(await draw(stopsPerStrip, maths.strips.length))
  const amount = lineStake * BigInt(spin.pays)
  const paid = spin.lines.map((line) => ({ ...line, amount: String(lineStake * BigInt(line.pays)) }))
  const gathered = spin.drops.length >= honey.begins ? await gather(draw, stake, spin.drops) : null
  return {
    spin: { ...spin, lines: paid, amount: String(amount) },
    honey: gathered,
    win: String(amount + BigInt(gathered?.amount ?? 0)),
    ...(gathered?.isFull ? { jackpot: fullComb } : {}),
  }
}

/** Plays the respins: every drop stays and sets them back to all, until none is left or no cell is free. */
async function gather(draw: Draw, stake: bigint, cells: readonly number[]): Promise<NonNullable<HiveOutcome['honey']>> {
  const first = await fill(draw, stake, cells)
  const held = new Set(cells)
  const respins: Drop[][] = []
  for (let left: number = honey.respins; left > 0 && held.size < cellCount; left -= 1) {
    const free = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => !held.has(cell))
    const lands = await draw(honey.oneIn, free.length)
    const landed = await fill(
      draw,
      stake,
      free.filter((_, at) => lands[at] === 0),
    )
    for (const { cell } of landed) held.add(cell)
    if (landed.length > 0) left = honey.respins + 1
    respins.push(landed)
  }
  const isFull = held.size === cellCount
  const fullPay = isFull ? stake * BigInt(honey.fullComb) : 0n
  const sum = [first, ...respins].flat().reduce((total, drop) => total + BigInt(drop.amount), fullPay)
  return { first, respins, isFull, fullPay: String(fullPay), amount: String(sum) }
}

/** Draws what the drops in some cells hold. */
async function fill(draw: Draw, stake: bigint, cells: readonly number[]): Promise<Drop[]> {
  const drawn = await draw(weights, cells.length)
  return cells.map((cell, at) => {
    const times = timesOf(drawn[at] ?? 0)
    return { cell, times, amount: String(stake * BigInt(times)) }
  })
}

function timesOf(drawn: number): number {
  let left = drawn
  for (const { times, weight } of honey.values) {
    if (left < weight) return times
    left -= weight
  }
  throw new Error(`A drop was drawn beyond its weights: ${drawn}.`)
}
