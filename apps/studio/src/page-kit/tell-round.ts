// Runs in the game's frame: what a round won, on the plate and in the log for readers.
import type { RoundView } from '../engine/rounds/round-view.ts'
import { moneyText } from './money.ts'
import { fillIn, found } from './page.ts'
import { countUp, say } from './plate.ts'
import { levelOf, levelText } from './show/levels.ts'
import type { Words } from './words/index.ts'

type Tongue = { words: Words & Partial<Record<'level1' | 'level2' | 'level3', string>>; language: string }

/** Counts up a win above what was staked. A win up to that is stated plainly, because it is not a gain. */
export function tellWin({ words, language }: Tongue, round: RoundView, also: string): void {
  const [win, staked] = [BigInt(round.win ?? '0'), stakedIn(round)]
  const money = (minor: bigint) => moneyText(minor, round.currency, language)
  if (win === 0n) return say(words.nothing, also)
  if (win <= staked && !round.free) return say(fillIn(words.returned, { win: money(win), stake: money(staked) }), also)
  say(money(win), also, 'won')
  const place = document.querySelector('#level')
  if (place) place.textContent = levelText(words, levelOf(win, staked))
  countUp(win, round.currency, language)
}

/** Writes a round into the log: what it won and with what, and the board in words. */
export function logRound({ words, language }: Tongue, round: RoundView, number: number, told: { won: string; board: string }): void {
  const money = (minor: bigint) => moneyText(minor, round.currency, language)
  const win = BigInt(round.win ?? '0')
  logLine(
    fillIn(round.free ? words.loggedFree : words.logged, {
      number,
      stake: money(stakedIn(round)),
      result: win > 0n ? fillIn(words.loggedWin, { win: money(win), lines: told.won }) : words.loggedNothing,
      board: told.board,
    }),
  )
}

/** Writes a line into the log. */
export function logLine(text: string): void {
  const entry = document.createElement('p')
  entry.textContent = text
  found('#log').append(entry)
}

const stakedIn = ({ stake, raised }: RoundView): bigint => BigInt(stake) + BigInt(raised)
