import { hitAmountOf, winsByChance, type DrawKind } from './draw-secret.ts'

/** A closed round as a pot looks at it: own money staked in minor units, and the outcome that it gave, if it was one that wins jackpots. */
export type PotRound = { shard: number; player: bigint; id: string; staked: bigint; closedAt: Date; outcome?: string | undefined }

/** A pot between two rounds. Amounts in minor units, rests in millionths of one, shares in millionths of a stake. */
export type PotState = {
  kind: DrawKind
  /** Null where reels win it. */
  secret: string | null
  /** What wins it then. */
  outcome?: string | undefined
  meter: bigint
  meterRest: number
  reserveRest: number
  meterPpm: number
  reservePpm: number
  oneIn: bigint
}

/** What rounds brought to a pot, up to the one that won it, if one did. */
type Filling = {
  taken: readonly PotRound[]
  staked: bigint
  meter: bigint
  reserve: bigint
  meterRest: number
  reserveRest: number
  winner: PotRound | undefined
}

const millionths = 1_000_000n

/** Takes rounds in their order into a pot, up to the first that wins it. Each share is exact: what is less than a minor unit is kept for the next. */
export function fillPot(pot: PotState, rounds: readonly PotRound[]): Filling {
  let staked = 0n
  for (const [index, round] of rounds.entries()) {
    staked += round.staked
    if (wins(pot, round, pot.meter + share(staked, pot.meterPpm, pot.meterRest) / millionths))
      return fillingOf(pot, rounds.slice(0, index + 1), staked, round)
  }
  return fillingOf(pot, rounds, staked, undefined)
}

function wins({ kind, secret, outcome, oneIn }: PotState, round: PotRound, meter: bigint): boolean {
  if (kind === 'reels') return outcome !== undefined && round.outcome === outcome
  if (secret === null) return false
  if (kind === 'mustHitBy') return meter >= hitAmountOf(secret)
  return kind === 'random' && winsByChance(secret, round.id, round.staked, oneIn)
}

/**
 * Returns what a stake takes of a pot that reels win: their chance does not grow with the stake, so it takes the part that it is of the full
 * stake, rounded down. Amounts in minor units.
 */
export const partOf = (meter: bigint, staked: bigint, fullStake: bigint): bigint =>
  staked >= fullStake ? meter : (meter * staked) / fullStake

const share = (staked: bigint, ppm: number, rest: number): bigint => staked * BigInt(ppm) + BigInt(rest)

function fillingOf(pot: PotState, taken: readonly PotRound[], staked: bigint, winner: PotRound | undefined): Filling {
  const [meter, reserve] = [share(staked, pot.meterPpm, pot.meterRest), share(staked, pot.reservePpm, pot.reserveRest)]
  return {
    taken,
    staked,
    winner,
    meter: meter / millionths,
    reserve: reserve / millionths,
    meterRest: Number(meter % millionths),
    reserveRest: Number(reserve % millionths),
  }
}
