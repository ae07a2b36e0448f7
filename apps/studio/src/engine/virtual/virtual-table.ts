import { readChips, stakeOf } from '../rounds/chips.ts'
import type { Bets } from '../rounds/round.ts'
import type { Studio } from '../studio.ts'
import type { OpenSession } from '../rounds/session.ts'
import type { Draw } from '../fairness/fair-draw.ts'
import type { SharedTable } from '../shared/shared-table.ts'
import { byTheClock } from '../shared/timetable.ts'
import { returnedBy } from './prices.ts'
import { faultOfSlip, highestSlip, highestWin, slipStakes } from './slips.ts'
import type { VirtualExtras } from './virtual-view.ts'

/** What a virtual sport says of itself. */
export type VirtualSport<Plan, Result> = {
  gameId: string
  /** Bets of a round close at each multiple of this. */
  everyMs: number
  offsetMs: number
  ahead: number
  /** How long a round is shown before it is settled, and its result afterwards. */
  playMs: number
  showMs: number
  planOf: (draw: Draw, number: number) => Promise<Plan>
  decide: (draw: Draw, plan: Plan) => Promise<Result>
  /** The price of a bet in hundredths; null if there is no such bet. */
  priceOf: (plan: Plan, id: string) => bigint | null
  winsBy: (plan: Plan, result: Result, id: string) => boolean
}

const idOfBet = /^[\w:+-]{2,120}$/

/** Makes the table of a virtual sport: slips of bets at fixed prices, as many as a player likes in each round. */
export function virtualTable<Plan, Result>(sport: VirtualSport<Plan, Result>): SharedTable<Bets, Plan, Result> {
  const { gameId, everyMs, offsetMs, ahead, playMs, showMs, planOf, decide, priceOf, winsBy } = sport
  return {
    gameId,
    label: gameId,
    timetable: byTheClock({ everyMs, offsetMs, ahead, always: false, playMs, showMs }),
    fingerprint: 'own',
    planOf,
    onceEach: false,
    read: (asked) => readChips(asked, (id) => idOfBet.test(id)),
    stakeOf,
    faultOf: (bets, { currency, maxStake, round }) => faultOfSlip(bets, (id) => priceOf(round.plan, id), currency, maxStake),
    decide: (draw, { plan }) => decide(draw, plan),
    settling: {
      each: ({ bet: bets }, { plan, result }) => {
        const hits = Object.keys(bets).filter((id) => winsBy(plan, result, id))
        const win = hits.reduce((sum, id) => sum + returnedBy(BigInt(bets[id] ?? '0'), priceOf(plan, id) ?? 0n), 0n)
        return { win, outcome: { hits } }
      },
    },
  }
}

/** What its page shows besides what every table tells. */
export const virtualExtras = (_: Studio, { currency, maxStake }: OpenSession): VirtualExtras => ({
  stakes: slipStakes(currency, maxStake).map(String),
  highest: String(highestSlip(currency, maxStake)),
  highestWin: String(highestWin(currency)),
})

/** How many results and slips are told: slips are read with the plans of their rounds. */
export const virtualCounts = { last: 12, mine: 12 }
