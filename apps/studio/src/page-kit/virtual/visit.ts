// Runs in the game's frame: what the page of a virtual sport knows of its visit.
import type { VirtualRound, VirtualView } from '../../engine/virtual/virtual-view.ts'
import { moneyText } from '../money.ts'
import { found } from '../page.ts'
import type { VirtualData } from './virtual-page.ts'

/** What the page was sent with. */
export const data = JSON.parse(found('#game-data').textContent ?? '{}') as VirtualData // written by virtual-page.ts

export const { words, own, language } = data

/** The visit as the studio last told it, and what its page is doing. */
export const visit = {
  state: null as VirtualView | null, // it comes when the page opens
  /** The round whose prices are shown. */
  chosen: 0,
  stakeAt: 0,
  placing: false,
  paused: false,
  ended: false,
  /** How far the studio's clock is before the browser's, in milliseconds. */
  aheadMs: 0,
}

/** The studio's time, in milliseconds. */
export const now = (): number => Date.now() + visit.aheadMs

/** Writes an amount of minor units in the visit's currency. */
export const money = (minor: bigint, sign: 'auto' | 'always' = 'auto'): string =>
  moneyText(minor, visit.state?.currency ?? 'EUR', language, sign)

/** The stake for each bet. */
export const stakeEach = (): bigint => BigInt(visit.state?.stakes[visit.stakeAt] ?? '0')

/** Whether a round takes bets at this moment. */
export const takesBets = (round: VirtualRound | undefined): boolean => round?.status === 'open' && Date.parse(round.closesAt) > now()

/** The round whose prices are shown. */
export const chosenRound = (): VirtualRound | undefined => visit.state?.atPlay.find(({ number }) => number === visit.chosen)

/** A round by its number, if the page knows it. */
export const roundAt = (number: number): VirtualRound | undefined =>
  [...(visit.state?.atPlay ?? []), ...(visit.state?.last ?? [])].find((round) => round.number === number)

/** The round that is shown on the stage: the one that is on, else one that has just ended, else the next. */
export function shownRound(): VirtualRound | undefined {
  const { atPlay = [], last = [] } = visit.state ?? {}
  const on = atPlay.find(({ status, closesAt }) => status === 'playing' || Date.parse(closesAt) <= now())
  return on ?? last.find(({ endsAt, status }) => status === 'settled' && Date.parse(endsAt) > now()) ?? atPlay[0]
}
