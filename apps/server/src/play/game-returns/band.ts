/** What rounds of one currency came to; squares are of what single rounds, and whole hours, staked and won. */
export type Sums = {
  staked: bigint
  won: bigint
  stakedSquared: number
  wonStaked: number
  wonSquared: number
  hoursStakedSquared: number
  hoursWonStaked: number
  hoursWonSquared: number
}

/** What a game is to return of the stake, 1 for all of it; the deviation of a round in stakes, where it is stated. */
export type Stated = { least: number; most: number; deviation: { least: number; most: number } | null }

/**
 * How a return stands: nothing is stated to hold it against; too few rounds; within the band of 99 %; outside of it; outside
 * of the band of 99.99 %.
 */
type Grade = 'unknown' | 'few' | 'within' | 'alarm' | 'proposal'

/** What is found of a game's rounds. Returns are of the stake, 1 for all of it. */
export type Judged = {
  grade: Grade
  /** The return across currencies, each weighed by its effective rounds; null without any. */
  actual: number | null
  /** How many rounds of equal stakes would tell as much. */
  effective: number
  /** The band of 99 % about what is stated; null where nothing can be said. */
  band: { from: number; to: number } | null
  side: 'above' | 'below' | null
  /** How many standard errors the return lies away from what is stated; 0 between its least and most. */
  errors: number
}

/** So many standard errors hold 99 %, and 99.99 %, of the means of many rounds, whatever the rounds. */
const normalErrors = { alarm: 2.5758, proposal: 3.8906 } as const
/** So many hold as much of a mean of any number of rounds of any distribution (Chebyshev). */
const anyErrors = { alarm: 10, proposal: 100 } as const
/** What lies further out is not told apart. */
const mostErrors = 999.9
/** A mean is taken as normal once half of its band of 99 % is as narrow as this, and has so many effective rounds. */
const narrow = 0.05
const fewest = { stated: 1000, observed: 10_000 } as const

/**
 * Holds the returns of a game's rounds in each currency against what is stated. Money of different currencies is never added
 * up: returns are averaged, each by the effective rounds of its currency, (sum of stakes)² / (sum of squared stakes).
 */
export function judge(currencies: readonly Sums[], stated: Stated | null): Judged {
  const parts = currencies.filter(({ staked, stakedSquared }) => staked > 0n && stakedSquared > 0).map(partOf)
  const effective = sumOf(parts, ({ weight }) => weight)
  if (effective === 0) return { ...nothing, grade: stated ? 'few' : 'unknown' }
  const actual = sumOf(parts, ({ weight, returns }) => weight * returns) / effective
  if (!stated) return { ...nothing, actual, effective }
  const error = errorOf(parts, effective, stated)
  const beyond = actual > stated.most ? actual - stated.most : actual < stated.least ? stated.least - actual : 0
  const errors = beyond === 0 ? 0 : Math.min(mostErrors, beyond / error)
  const side = beyond === 0 ? null : actual > stated.most ? 'above' : 'below'
  const isNormal = effective >= (stated.deviation ? fewest.stated : fewest.observed) && normalErrors.alarm * error <= narrow
  const limits = isNormal ? normalErrors : stated.deviation ? anyErrors : null
  const away = limits && limits.alarm * error
  const band = away === null ? null : { from: Math.max(0, stated.least - away), to: stated.most + away }
  const grade = limits && errors > limits.proposal ? 'proposal' : limits && errors > limits.alarm ? 'alarm' : isNormal ? 'within' : 'few'
  return { grade, actual, effective, band, side, errors }
}

const nothing: Judged = { grade: 'unknown', actual: null, effective: 0, band: null, side: null, errors: 0 }

/** A currency: its return, its effective rounds, the variance of a round in stakes, and the standard error by whole hours. */
type Part = { returns: number; weight: number; variance: number; hourly: number }

function partOf(sums: Sums): Part {
  const [staked, won] = [Number(sums.staked), Number(sums.won)]
  const returns = won / staked
  const around = (wonSquared: number, wonStaked: number, stakedSquared: number) =>
    Math.max(0, wonSquared - 2 * returns * wonStaked + returns ** 2 * stakedSquared)
  return {
    returns,
    weight: staked ** 2 / sums.stakedSquared,
    variance: around(sums.wonSquared, sums.wonStaked, sums.stakedSquared) / sums.stakedSquared,
    hourly: Math.sqrt(around(sums.hoursWonSquared, sums.hoursWonStaked, sums.hoursStakedSquared)) / staked,
  }
}

/**
 * The standard error of the return. Where the listing states a deviation, rounds are independent: what was observed is held
 * within it, so that a fault that pays too much does not widen its own band. Elsewhere players may share a draw: then whole
 * hours are held against each other too, and the wider of both counts; currencies may share it as well, so their errors by
 * hours are added.
 */
function errorOf(parts: readonly Part[], effective: number, { deviation }: Stated): number {
  const observed = Math.sqrt(sumOf(parts, ({ weight, variance }) => weight * variance) / effective)
  if (deviation) return Math.min(Math.max(observed, deviation.least), deviation.most) / Math.sqrt(effective)
  return Math.max(observed / Math.sqrt(effective), sumOf(parts, ({ weight, hourly }) => weight * hourly) / effective)
}

const sumOf = <One>(all: readonly One[], of: (one: One) => number): number => all.reduce((sum, one) => sum + of(one), 0)
