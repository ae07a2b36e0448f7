import type { ClosedRound } from '../../money/closed-rounds/index.ts'

/**
 * What a round may pay for each unit staked, in steps: nothing, up to half, up to the stake, and on; above the last is
 * one step more. `game_day` keeps its arrays by them: another list needs another table.
 */
const upTo = [0, 0.5, 1, 2, 5, 10, 20, 50, 100, 500]
const steps = upTo.length + 1

/** Returns the step of a round by what it paid. */
function stepOf(staked: bigint, won: bigint): number {
  const multiple = Number(won) / Number(staked)
  const found = upTo.findIndex((most) => multiple <= most)
  return found === -1 ? upTo.length : found
}

/** The rounds of one day, game and currency by step: how many, and what they staked and paid in minor units. */
export type GameDay = { day: string; game: number; currency: string; rounds: bigint[]; staked: bigint[]; won: bigint[] }

/** Sums closed rounds by day (UTC), game and currency. Rounds without a stake or a game are left out. */
export function sumByDay(rounds: readonly ClosedRound[]): GameDay[] {
  const days = new Map<string, GameDay>()
  const none = () => Array.from({ length: steps }, () => 0n)
  for (const { game, currency, closedAt, staked, won } of rounds) {
    if (game === null || staked <= 0n) continue
    const day = closedAt.toISOString().slice(0, 10)
    const key = `${day}/${game}/${currency}`
    const sums = days.get(key) ?? { day, game, currency, rounds: none(), staked: none(), won: none() }
    const step = stepOf(staked, won)
    sums.rounds[step] = (sums.rounds[step] ?? 0n) + 1n
    sums.staked[step] = (sums.staked[step] ?? 0n) + staked
    sums.won[step] = (sums.won[step] ?? 0n) + won
    days.set(key, sums)
  }
  return [...days.values()]
}
