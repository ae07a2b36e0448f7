// Runs in the game's frame: what the page of a shared table knows of its visit.
import { moneyText } from '../money.ts'
import { found } from '../page.ts'
import type { ChipBet, ChipTableView, SharedData } from './show.ts'

const data = JSON.parse(found('#game-data').textContent ?? '{}') as SharedData // written by frame.ts

export const { page, parentOrigin, words, own, language, betsMs, checkPath, voice } = data

/** The table as the studio last told it, and what its page is doing. */
export const visit = {
  state: null as ChipTableView | null, // it comes when the page opens
  /** By how much the studio's clock is ahead of the browser's, in milliseconds. */
  aheadMs: 0,
  /** The platform has asked for a pause. */
  paused: false,
  /** A bet is being placed. */
  placing: false,
  ended: false,
  /** The line to the studio is broken. */
  lost: false,
  /** What is said until chips move. */
  hint: '',
  /** The value of the chosen chip, in minor units. */
  chip: 0n,
  /** The player's round that was last reported to the casino's page. */
  told: null as string | null, // nothing was
  /** The last round whose result the player has seen; -1 before the table is known. */
  heard: -1,
  /** The part of a round that was last drawn. */
  drawn: '',
}

/** Writes an amount of minor units in the visit's currency. */
export const money = (minor: bigint, sign: 'auto' | 'always' = 'auto'): string =>
  moneyText(minor, visit.state?.currency ?? 'EUR', language, sign)

/** The time of the studio, in milliseconds. */
export const now = (): number => Date.now() + visit.aheadMs

/** Returns the player's bet in the current round. */
export function mine(): ChipBet | null {
  const { state } = visit
  const bet = state?.mine.find(({ table: at, status }) => at.round === state.round?.number && status !== 'refused')
  return bet && bet.status !== 'rolledBack' ? bet : null
}
