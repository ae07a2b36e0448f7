// Runs in the game's frame: what a round won, on the plate and in the log.
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { moneyText } from '../money.ts'
import { fillIn, found } from '../page.ts'
import { countUp, say } from '../plate.ts'
import type { Words } from '../words/index.ts'
import type { InstantWords } from './words.ts'

export type Tongue = { words: Words; language: string }

/** Counts up a win above the stake. A win up to the stake is stated plainly, because it is not a gain. */
export function tellWin({ words, language }: Tongue, round: RoundView, also: string): void {
  const [win, stake] = [BigInt(round.win ?? '0'), BigInt(round.stake)]
  const money = (minor: bigint) => moneyText(minor, round.currency, language)
  if (win === 0n) return say(words.nothing, also)
  if (win <= stake && !round.free) return say(fillIn(words.returned, { win: money(win), stake: money(stake) }), also)
  say(money(win), also, 'won')
  countUp(win, round.currency, language)
}

/** Writes a round into the log that screen readers read: why it won, and what there was to see. */
export function logRound({ words, language }: Tongue, round: RoundView, number: number, why: string, board: string): void {
  const money = (minor: string) => moneyText(BigInt(minor), round.currency, language)
  const isWon = round.win !== null && round.win !== '0'
  const entry = document.createElement('p')
  entry.textContent = fillIn(round.free ? words.loggedFree : words.logged, {
    number,
    stake: money(round.stake),
    result: isWon ? fillIn(words.loggedWin, { win: money(round.win ?? '0'), lines: why }) : words.loggedNothing,
    board,
  })
  found('#log').append(entry)
}

/** Fills in the rules: amounts for a stake, from multiples of it in parts. */
export function drawPrizes({ words, language }: Tongue & { words: InstantWords }, stake: bigint, currency: string, parts: bigint): void {
  const money = (minor: bigint) => moneyText(minor, currency, language)
  for (const head of document.querySelectorAll('[data-stake]')) head.textContent = fillIn(words.forStake, { stake: money(stake) })
  for (const prize of document.querySelectorAll<HTMLElement>('[data-pays]'))
    prize.textContent = money((stake * BigInt(prize.dataset.pays ?? '0')) / parts)
}
