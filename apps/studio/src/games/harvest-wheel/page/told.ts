// Runs in the game's frame: reports the rounds of the table in numbers and words.
import { fillIn, found } from '../../../page-kit/page.ts'
import { colourOf } from '../../../engine/roulette/pockets.ts'
import type { StakeView, WheelRoundView } from '../play/wheel-view.ts'
import type { TableWords } from '../words/index.ts'

/** Returns a pocket in words: its number and colour. */
export const pocketText = (own: TableWords, pocket: number): string =>
  fillIn(own.pocketName, { number: pocket, colour: own[colourOf(pocket)] })

/** Returns the pocket that decided a player's round; null while none has. */
export function pocketFallen({ table: { outcome } }: StakeView): number | null {
  return outcome && 'pocket' in outcome ? Number(outcome.pocket) : null
}

/** Describes a decided round to its player. A win up to the stake is stated plainly, because it is not a gain. */
export function resultText(own: TableWords, money: (minor: bigint) => string, { win, stake }: StakeView): string {
  const [won, staked] = [BigInt(win ?? '0'), BigInt(stake)]
  if (won === 0n) return own.noWin
  return won > staked ? fillIn(own.youWin, { win: money(won) }) : fillIn(own.youGetBack, { win: money(won), stake: money(staked) })
}

/** Writes two lines under the wheel; a repetition is not announced again. */
export function say(main: string, more = '', kind: 'calm' | 'won' = 'calm'): void {
  const [first, second] = [found('#plate-main'), found('#plate-more')]
  if (first.textContent !== main) first.textContent = main
  if (second.textContent !== more) second.textContent = more
  second.dataset.kind = kind
}

/** Draws the last numbers, newest first. */
export function drawLast(own: TableWords, last: readonly WheelRoundView[]): void {
  const drawn = last.map(({ number }) => number).join()
  const list = found('#last')
  if (list.dataset.drawn === drawn) return
  list.dataset.drawn = drawn
  list.replaceChildren(
    ...last.flatMap(({ result }) => {
      if (result === null) return []
      const { pocket } = result
      const item = document.createElement('li')
      item.className = colourOf(pocket)
      item.textContent = String(pocket)
      item.setAttribute('aria-label', pocketText(own, pocket))
      return [item]
    }),
  )
}

/** Draws the seconds until bets close in a ring that empties; then the winning number in its colour. */
export function drawCount(leftMs: number, wholeMs: number, pocket: number | null): void {
  const part = Math.min(Math.max(leftMs / wholeMs, 0), 1)
  const count = found('#count')
  count.classList.toggle('shut', leftMs <= 0)
  count.classList.toggle('soon', leftMs > 0 && leftMs <= 5000)
  found('#count-number').textContent = leftMs > 0 ? String(Math.ceil(leftMs / 1000)) : String(pocket ?? '')
  found('#count-ring').style.strokeDashoffset = String(1 - part)
  found('#bar').style.scale = `${part} 1`
  found('#bar').classList.toggle('soon', leftMs <= 5000)
  if (pocket === null) delete count.dataset.colour
  else count.dataset.colour = colourOf(pocket)
}

/** Writes a round into the log that screen readers follow. */
export function log(own: TableWords, { number, result: fallen }: WheelRoundView, result: string): void {
  if (fallen === null) return
  const entry = document.createElement('p')
  entry.textContent = fillIn(own.logged, { number, pocket: pocketText(own, fallen.pocket), result })
  found('#log').append(entry)
}
