// Runs in the game's frame: reports the rounds of a shared table in numbers and words.
import { fillIn, found, timeText } from '../page.ts'
import { logLine } from '../tell-round.ts'
import type { ChipBet } from './show.ts'
import { betsMs, money, now, own, visit, words } from './visit.ts'

/** Describes a decided round to its player. A win up to the stake is stated plainly, because it is not a gain. */
export function resultText({ win, stake }: ChipBet): string {
  const [won, staked] = [BigInt(win ?? '0'), BigInt(stake)]
  if (won === 0n) return own.noWin
  return won > staked ? fillIn(own.youWin, { win: money(won) }) : fillIn(own.youGetBack, { win: money(won), stake: money(staked) })
}

/** Writes two lines beside the table; a repetition is not announced again. */
export function say(main: string, more = '', kind: 'calm' | 'won' = 'calm'): void {
  const [first, second] = [found('#plate-main'), found('#plate-more')]
  if (first.textContent !== main) first.textContent = main
  if (second.textContent !== more) second.textContent = more
  second.dataset.kind = kind
}

/** Writes a round into the log that screen readers follow. */
export const logRound = (number: number, what: string, result: string): void => logLine(fillIn(own.logged, { number, what, result }))

/** Draws the seconds until bets close in a ring that empties; then a mark of the result in its colour. */
export function drawCount(mark: { text: string; kind: string } | null): void {
  const { state, ended } = visit
  const leftMs = state?.round?.status === 'open' && !ended ? Date.parse(state.round.closesAt) - now() : 0
  const part = Math.min(Math.max(leftMs / betsMs, 0), 1)
  const count = found('#count')
  count.classList.toggle('shut', leftMs <= 0)
  count.classList.toggle('soon', leftMs > 0 && leftMs <= 5000)
  found('#count-number').textContent = leftMs > 0 ? String(Math.ceil(leftMs / 1000)) : (mark?.text ?? '')
  found('#count-ring').style.strokeDashoffset = String(1 - part)
  found('#bar').style.scale = `${part} 1`
  found('#bar').classList.toggle('soon', leftMs <= 5000)
  if (mark === null || leftMs > 0) delete count.dataset.kind
  else count.dataset.kind = mark.kind
  if (state) found('#time').textContent = timeText(now() - Date.parse(state.startedAt))
}

/** Draws the player's money, and how many are at the table. */
export function drawPurse(): void {
  const { state } = visit
  if (!state) return
  const bonus = BigInt(state.balance.bonus)
  found('#balance').textContent = money(BigInt(state.balance.cash) + bonus)
  found('#bonus').textContent = bonus > 0n ? fillIn(words.ofWhichBonus, { amount: money(bonus) }) : ''
  const onTable = state.mine.filter(({ status }) => status === 'staked').reduce((sum, { stake }) => sum + BigInt(stake), 0n)
  found('#net').textContent = money(BigInt(state.net) - onTable, 'always')
  const players = fillIn(own.players, { count: state.players })
  found('#players').textContent = state.type === 'demo' ? `${words.demo} · ${players}` : players
}
