import type { ClosedRound } from '../../money/closed-rounds/index.ts'

const hours = 24

/**
 * The rounds of one game in one currency on one day (UTC), in minor units; squares are of minor units. `hours…` are what its
 * hours staked and won.
 */
export type ReturnDay = {
  game: number
  currency: string
  day: string
  rounds: bigint
  staked: bigint
  won: bigint
  stakedSquared: bigint
  wonStaked: bigint
  wonSquared: bigint
  hoursStaked: bigint[]
  hoursWon: bigint[]
}

/**
 * Sums closed rounds by game, currency and day. A round counts with all that was staked in it, whichever money it was: the
 * game knows no difference. Rounds of which nothing is staked (free rounds, and bets that were rolled back) are left out:
 * they say nothing about a return by the stake.
 */
export function sumReturns(rounds: readonly ClosedRound[]): ReturnDay[] {
  const days = new Map<string, ReturnDay>()
  for (const { game, currency, closedAt, staked, won } of rounds) {
    if (game === null || staked <= 0n) continue
    const day = closedAt.toISOString().slice(0, 10)
    const key = `${game}/${currency}/${day}`
    const sums = days.get(key) ?? noRounds(game, currency, day)
    days.set(key, sums)
    sums.rounds += 1n
    sums.staked += staked
    sums.won += won
    sums.stakedSquared += staked * staked
    sums.wonStaked += won * staked
    sums.wonSquared += won * won
    const hour = closedAt.getUTCHours()
    sums.hoursStaked[hour] = (sums.hoursStaked[hour] ?? 0n) + staked
    sums.hoursWon[hour] = (sums.hoursWon[hour] ?? 0n) + won
  }
  return [...days.values()]
}

const noRounds = (game: number, currency: string, day: string): ReturnDay => ({
  game,
  currency,
  day,
  rounds: 0n,
  staked: 0n,
  won: 0n,
  stakedSquared: 0n,
  wonStaked: 0n,
  wonSquared: 0n,
  hoursStaked: Array.from({ length: hours }, () => 0n),
  hoursWon: Array.from({ length: hours }, () => 0n),
})
