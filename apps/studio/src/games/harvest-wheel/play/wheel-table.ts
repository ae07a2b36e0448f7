import { pocketDrawn } from '../../../engine/roulette/pocket-drawn.ts'
import { faultOfBets, readChips, stakeOf } from '../../../engine/rounds/chips.ts'
import type { Bets } from '../../../engine/rounds/round.ts'
import type { SharedTable } from '../../../engine/shared/shared-table.ts'
import { oneAfterAnother } from '../../../engine/shared/timetable.ts'
import { spotOf, wheelGameId, winOf } from './maths.ts'

/** How long bets are open, in milliseconds. */
export const betsMs = 20_000
const turnMs = 9000
const showMs = 6000

/** What decides a round of the wheel. */
export type Fallen = { pocket: number }

const isSpot = (id: string) => spotOf(id) !== undefined

/** The table of the wheel: chips on its spots, one bet of each player in a round. */
export const wheelTable: SharedTable<Bets, null, Fallen> = {
  gameId: wheelGameId,
  label: 'wheel',
  timetable: oneAfterAnother({ betsMs, playMs: turnMs, showMs }),
  fingerprint: 'chain',
  onceEach: true,
  read: (asked) => readChips(asked, isSpot),
  stakeOf,
  faultOf: (bets, { currency, maxStake }) => faultOfBets(bets, isSpot, currency, maxStake),
  decide: async (draw) => ({ pocket: await pocketDrawn(draw) }),
  settling: { each: ({ bet }, { result: { pocket } }) => ({ win: winOf(bet, pocket), outcome: { pocket } }) },
}
