import { faultOfBets, readChips, stakeOf } from '../rounds/chips.ts'
import type { Bets } from '../rounds/round.ts'
import type { SharedTable } from '../shared/shared-table.ts'
import { oneAfterAnother } from '../shared/timetable.ts'
import { pocketDrawn } from './pocket-drawn.ts'
import { colourOf, type Spot } from './pockets.ts'

/** How long bets are open and the ball rolls, in milliseconds. */
export const [betsMs, turnMs] = [20_000, 9000] as const
const showMs = 6000

/** What decides a round of a wheel. */
export type Fallen = { pocket: number }

/** A wheel that all players share: its ids, and what its spots are and pay. */
type Wheel = {
  gameId: string
  label: string
  spotOf: (id: string) => Spot | undefined
  winOf: (bets: Bets, pocket: number) => bigint
}

/** The table of a wheel: chips on its spots, one bet of each player in a round. */
export function sharedWheel({ gameId, label, spotOf, winOf }: Wheel): SharedTable<Bets, null, Fallen> {
  const isSpot = (id: string) => spotOf(id) !== undefined
  return {
    gameId,
    label,
    timetable: oneAfterAnother({ betsMs, playMs: turnMs, showMs }),
    fingerprint: 'chain',
    onceEach: true,
    read: (asked) => readChips(asked, isSpot),
    stakeOf,
    faultOf: (bets, { currency, maxStake }) => faultOfBets(bets, isSpot, currency, maxStake),
    decide: async (draw) => ({ pocket: await pocketDrawn(draw) }),
    settling: { each: ({ bet }, { result: { pocket } }) => ({ win: winOf(bet, pocket), outcome: { pocket } }) },
    markOf: ({ pocket }) => ({ text: String(pocket), tone: colourOf(pocket) }),
  }
}
