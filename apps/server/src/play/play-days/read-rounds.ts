import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { takeClosedRounds, type ClosedRound } from '../../money/closed-rounds/index.ts'
import { appliedRules } from '../../settings/index.ts'
import { addToDays, lockMark, moveMark, readCountries, type DayRound } from './play-day.sql.ts'

/** Adds closed rounds to the days of their players, again and again. */
export const playDaysJob = 'play-days'

const everyMs = 2000
/** A booking's time may lie so much before its transaction began to write. */
const slackMs = 60_000

/** Who looks at rounds as they are added: how many points a unit earns in each, in ten-thousandths, and what follows from it. */
export type PointsOf = {
  weigh: (tx: Transaction, rounds: readonly ClosedRound[]) => Promise<readonly number[]>
  added: (tx: Transaction, rounds: readonly DayRound[]) => Promise<void>
}

/** Builds the worker that reads closed rounds. Its parts stand or fall together: a round is in once, with its points. */
export function playDaysWorker(house: House, points: PointsOf): Worker {
  return async () => {
    while (await house.db.transaction((tx) => readSome(house, tx, points)));
    return { againAt: new Date(house.clock.now().getTime() + everyMs) }
  }
}

/** Reads some rounds; returns whether there are more. */
async function readSome(house: House, tx: Transaction, points: PointsOf): Promise<boolean> {
  const mark = await lockMark(tx)
  const { rounds, more } = await takeClosedRounds(tx, house.clock, playDaysJob)
  if (rounds.length > 0) {
    const weights = await points.weigh(tx, rounds)
    const zones = await zonesOf(house, tx, rounds)
    const told = rounds.map((round, place) => dayRound(round, zones[place]!, weights[place]!, mark.until)) // one of each for each round
    await addToDays(tx, told)
    await points.added(tx, told)
  }
  if (more) return true
  const candidate = new Date(house.clock.now().getTime() - slackMs)
  if (mark.candidate === null || mark.ended) await moveMark(tx, mark.candidate, candidate)
  return false
}

/** A round that is told after its day was final counts on the first day that is not. */
function dayRound(round: ClosedRound, zone: string, weight: number, until: Date): DayRound {
  const { shard, player, currency, id, game, staked, bonusStaked, won, bonusWon, closedAt } = round
  const late = closedAt < until
  return {
    shard,
    player,
    currency,
    round: id,
    game: game ?? 0,
    zone,
    weight,
    staked: staked - bonusStaked,
    won: won - bonusWon,
    countsAt: late ? until : closedAt,
    late,
  }
}

async function zonesOf(house: House, tx: Transaction, rounds: readonly ClosedRound[]): Promise<string[]> {
  const players = [...new Map(rounds.map((round) => [`${round.shard}/${round.player}`, round])).values()]
  const countries = await readCountries(tx, players)
  return rounds.map(({ shard, player }) => appliedRules(house, countries.get(`${shard}/${player}`) ?? '').timeZone)
}
