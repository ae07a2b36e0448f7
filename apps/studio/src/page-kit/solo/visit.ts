// Runs in the game's frame: what the page of a game played alone knows of its visit.
import type { SessionView } from '../../engine/play/session-view.ts'
import { moneyText } from '../money.ts'
import { found } from '../page.ts'
import type { SoloData, SoloShow } from './show.ts'

const data = JSON.parse(found('#game-data').textContent ?? '{}') as SoloData // written by the game's page

export const { page, parentOrigin, words, language, voice } = data

/** The visit as the studio last told it, and what its page is doing. Times are of `performance.now()`. */
export const visit = {
  state: null as SessionView | null, // it comes when the page opens
  /** The stake that is chosen, by its place among those on offer. */
  stakeAt: 0,
  /** A round goes on, or the page is not open yet. */
  busy: true,
  /** The platform has asked for a pause. */
  paused: false,
  /** When the rules of the player's country allow the next round. */
  readyAt: 0,
}

/** Writes an amount of minor units in the visit's currency. */
export const money = (minor: bigint, sign: 'auto' | 'always' = 'auto'): string =>
  moneyText(minor, visit.state?.currency ?? 'EUR', language, sign)

/** Returns the value of the free round that is next, else the stake that is chosen. */
export const chosenStake = (): bigint => BigInt(visit.state?.freeRounds?.value ?? visit.state?.stakes[visit.stakeAt] ?? '0')

/** Returns what the next round costs, or would if it were not free. */
export function stakeOf(show: SoloShow): bigint {
  const chosen = chosenStake()
  return visit.state?.freeRounds ? chosen : (show.stake?.(chosen) ?? chosen)
}
