import { dealBaccarat, readBets, winOf, type Dealt } from '../../../engine/baccarat/deal.ts'
import { spots } from '../../../engine/baccarat/rules.ts'
import { faultOfBets, stakeOf } from '../../../engine/rounds/chips.ts'
import type { Bets } from '../../../engine/rounds/round.ts'
import type { SharedTable } from '../../../engine/shared/shared-table.ts'
import { oneAfterAnother } from '../../../engine/shared/timetable.ts'
import { magpieId } from './maths.ts'
import { playMsOf } from './pace.ts'

/** How long bets are open, in milliseconds. */
export const betsMs = 20_000
const showMs = 7000

/** Multiples of twenty: the banker's twentieth is never a part of a minor unit. */
export const chipValues = [20n, 100n, 500n, 1000n, 2500n] as const

const isSpot = (id: string) => spots.some((spot) => spot === id)

const marks = { player: { text: 'P', tone: 'blue' }, banker: { text: 'B', tone: 'red' }, tie: { text: 'T', tone: 'green' } } as const

/** The table: chips on player, banker and tie, a new shoe in every round. */
export const magpieTable: SharedTable<Bets, null, Dealt> = {
  gameId: magpieId,
  label: 'magpie',
  timetable: oneAfterAnother({ betsMs, playMs: playMsOf({ player: [0, 0], banker: [0, 0] }), showMs }),
  fingerprint: 'chain',
  onceEach: true,
  read: readBets,
  stakeOf,
  faultOf: (bets, { currency, maxStake }) => faultOfBets(bets, isSpot, currency, maxStake, chipValues),
  decide: dealBaccarat,
  playMsOf,
  settling: { each: ({ bet }, { result }) => ({ win: winOf(bet, result.winner), outcome: result }) },
  markOf: ({ winner }) => marks[winner],
}
