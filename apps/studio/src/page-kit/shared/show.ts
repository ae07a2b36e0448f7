import type { Bets } from '../../engine/rounds/round.ts'
import type { BetView, SharedRoundView, TableView } from '../../engine/shared/table-view.ts'
import type { ChipWords } from '../chips/words.ts'
import type { Voice } from '../show/sound.ts'
import type { Words } from '../words/index.ts'
import type { SharedWords } from './words/index.ts'

/** What a shared table with chips says besides what all do: while the result is played out, and of its last results. */
export type TableTexts = ChipWords & SharedWords & Record<'game' | 'playing' | 'last' | 'noLast', string>

/** Data for the script of a shared table's page; `checkPath` is where rounds are recomputed. */
export type SharedData = {
  page: string
  parentOrigin: string
  language: string
  words: Words
  own: TableTexts
  betsMs: number
  checkPath: string
  voice: Voice
}

/** A shared table with chips as its page is told it. */
export type ChipTableView<Result = unknown> = TableView<Bets, null, Result> & { chips: string[]; highest: string }
export type ChipRound<Result = unknown> = SharedRoundView<null, Result>
export type ChipBet = BetView<Bets>

/** How a table shows its rounds. What a bet's outcome keeps has all that its result has. */
export type TableShow<Result> = {
  /** Returns a spot in words: its name, what it pays, and the player's chips there, if any. */
  label: (id: string, pays: string, amount: string | undefined) => string
  /** Returns a result in words. */
  textOf: (result: Result) => string
  /** Returns which spots win. */
  wins: (result: Result) => (id: string) => boolean
  /** What stands in the ring once the result is known: a few letters, and the kind by which the style sheet colours them. */
  mark: (result: Result) => { text: string; kind: string }
  /** Draws the latest results, newest first. */
  drawLast: (last: readonly ChipRound<Result>[]) => void
  /** Plays a result out; a latecomer sees the rest, of which `leftMs` are left. */
  play: (result: Result, leftMs: number) => void
  /** Shows a result at rest, or none. */
  rest: (result: Result | null) => void
  /** What is brought into view on a phone while a round with the player's chips is played. */
  stage: string
}
