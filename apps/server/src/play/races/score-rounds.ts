/** By what rounds are scored. Steps say what a round brings that wins at least so many ten-thousandths of its stake. */
export type RaceRules =
  | { format: 'bestMultiplier'; consecutive: number }
  | { format: 'sprint'; firstRounds: number }
  | { format: 'points'; steps: readonly { from: bigint; points: bigint }[] }
  | { format: 'wager' }

/** A round as a race looks at it, in minor units. */
export type ScoredRound = { staked: bigint; won: bigint; closedAt: Date }

/** What a player's rounds came to so far. The score was reached with the last round that raised it. */
export type Standing = { score: bigint; reachedAt: Date | null; rounds: number }

/** Multipliers are millionths: 2500000 is two and a half times the stake. */
const multiplierScale = 1_000_000n
const tenThousand = 10_000n

/** Returns how many earlier rounds a new one is looked at together with. */
export const roundsBefore = (rules: RaceRules): number => (rules.format === 'bestMultiplier' ? rules.consecutive - 1 : 0)

/**
 * Counts one more round of a player; undefined if it counts no more. `before`: the rounds that counted last, the newest at the
 * end, as many as `roundsBefore` says or fewer. Everything is exact: a multiplier is rounded down to a millionth.
 */
export function scoreRound(rules: RaceRules, standing: Standing, before: readonly ScoredRound[], round: ScoredRound): Standing | undefined {
  if (rules.format === 'sprint' && standing.rounds >= rules.firstRounds) return undefined
  const score = scoreWith(rules, standing.score, before, round)
  const isHigher = score > standing.score
  return {
    score: isHigher ? score : standing.score,
    reachedAt: isHigher ? round.closedAt : standing.reachedAt,
    rounds: standing.rounds + 1,
  }
}

function scoreWith(rules: RaceRules, score: bigint, before: readonly ScoredRound[], round: ScoredRound): bigint {
  switch (rules.format) {
    case 'wager':
      return score + round.staked
    case 'sprint':
      return score + multiplierOf([round])
    case 'points':
      return score + pointsOf(rules.steps, round)
    case 'bestMultiplier':
      return before.length < rules.consecutive - 1 ? score : multiplierOf([...before, round])
  }
}

const multiplierOf = (rounds: readonly ScoredRound[]): bigint => (sum(rounds, 'won') * multiplierScale) / sum(rounds, 'staked')
const sum = (rounds: readonly ScoredRound[], of: 'won' | 'staked'): bigint => rounds.reduce((all, round) => all + round[of], 0n)

const pointsOf = (steps: Extract<RaceRules, { format: 'points' }>['steps'], { staked, won }: ScoredRound): bigint =>
  steps.reduce((most, { from, points }) => (won * tenThousand >= staked * from && points > most ? points : most), 0n)
