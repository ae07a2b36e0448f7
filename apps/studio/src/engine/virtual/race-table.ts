import type { Bets } from '../rounds/round.ts'
import type { SharedTable } from '../shared/shared-table.ts'
import { drawRace, drawRacePlan } from './draw-race.ts'
import { pickOf, racePrice, raceWins, type RaceMaths, type RacePlan, type RaceResult } from './races.ts'
import { virtualTable } from './virtual-table.ts'

/** When races are run, in milliseconds. */
export type RaceTimes = { everyMs: number; offsetMs: number; playMs: number; showMs: number }

const ahead = 3

/** Makes the table of a game of races. */
export function raceTable(maths: RaceMaths, times: RaceTimes): SharedTable<Bets, RacePlan, RaceResult> {
  return virtualTable<RacePlan, RaceResult>({
    gameId: maths.gameId,
    ...times,
    ahead,
    planOf: (draw) => drawRacePlan(draw, maths),
    decide: (draw, plan) => drawRace(draw, maths, plan),
    priceOf: (plan, id) => {
      const pick = pickOf(id, plan.runners.length)
      return pick && BigInt(racePrice(maths, plan, pick))
    },
    winsBy: (plan, { order }, id) => {
      const pick = pickOf(id, plan.runners.length)
      return pick !== null && raceWins(pick, order, maths.placed)
    },
  })
}
