import { drawDifferent } from '../../../engine/fairness/draw-different.ts'
import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { kinds, maths, type Kind } from './maths.ts'

/** What decided a round: the prize, and what is behind the panes, row by row. */
export type FrostOutcome = { prize: Kind | null; times: number; panes: Kind[]; win: string }

/** A round of Frost Panes as its page is told it. */
export type FrostRound = RoundView<FrostOutcome>

/** Decides a round: the window by its number in the series, then where everything is. */
export async function playFrostPanes(draw: Draw, stake: bigint): Promise<FrostOutcome> {
  const [window = 0] = await draw(maths.windows, 1)
  const prize = prizeOf(window)
  const panes = prize ? await layWin(draw, prize) : await layAnyhow(draw, kinds, maths.panes)
  const times = prize ? maths.prizes[prize].times : 0
  return { prize, times, panes, win: String(stake * BigInt(times)) }
}

/** Returns the prize of a window of the series: the first ones have the greatest. */
export function prizeOf(window: number): Kind | null {
  let left = window
  return kinds.find((kind) => (left -= maths.prizes[kind].windows) < 0) ?? null
}

/** Lays out a win: where its three are is drawn, then what is behind the other panes. */
async function layWin(draw: Draw, prize: Kind): Promise<Kind[]> {
  const places = await drawDifferent(draw, maths.panes, maths.alike)
  const rest = await layAnyhow(
    draw,
    kinds.filter((kind) => kind !== prize),
    maths.panes - maths.alike,
  )
  return Array.from({ length: maths.panes }, (_, pane) => (places.includes(pane) ? prize : (rest.shift() ?? prize)))
}

/** Lays out panes without a win, each such layout as likely as another: all panes are drawn again until no kind wins. */
async function layAnyhow(draw: Draw, from: readonly Kind[], count: number): Promise<Kind[]> {
  for (;;) {
    const laid = (await draw(from.length, count)).map((at) => from[at] ?? 'H')
    if (from.every((kind) => laid.filter((one) => one === kind).length < maths.alike)) return laid
  }
}
