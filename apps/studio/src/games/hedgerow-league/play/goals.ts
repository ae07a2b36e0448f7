import { maths } from './maths.ts'

/** The weights of 0, 1, 2 … goals of a club in a match, and their sum. */
export type GoalWeights = { weights: readonly number[]; all: number }

const known = new Map<number, GoalWeights>()

/** Weights of a mean in hundredths: those of a Poisson distribution, `one × mean^k ÷ (100^k × k!)`, rounded down. */
export function goalWeights(mean: number): GoalWeights {
  const weights = known.get(mean) ?? poisson(mean)
  // Clubs are few, and so are their means.
  known.set(mean, weights)
  return weights
}

function poisson(mean: number): GoalWeights {
  const weights: number[] = []
  let [above, below] = [BigInt(maths.one), 1n]
  for (let goals = 0; goals <= maths.most; goals += 1) {
    weights.push(Number(above / below))
    above *= BigInt(mean)
    below *= 100n * BigInt(goals + 1)
  }
  return { weights, all: weights.reduce((sum, weight) => sum + weight, 0) }
}

/** The weights of both clubs' goals in a match, by the clubs' places in the mathematics. */
export function weightsOfMatch(home: number, away: number): { home: GoalWeights; away: GoalWeights } {
  const [host, guest] = [maths.clubs[home], maths.clubs[away]]
  const mean = (base: number, attack = 100, defence = 100) => Math.floor((base * attack * defence) / 10_000)
  return {
    home: goalWeights(mean(maths.mean.home, host?.attack, guest?.defence)),
    away: goalWeights(mean(maths.mean.away, guest?.attack, host?.defence)),
  }
}
