import { amountsOf, type JackpotData } from './jackpot.ts'

/** What a pot comes to over a long time. Shares of stakes in millionths, rounded to the nearest; amounts in minor units. */
export type Reckoned = {
  /** What of all stakes it pays back. */
  returnPpm: number
  /** What is staked between two wins, on average. */
  stakedBetween: bigint
  /** What is in it when it is won, on average. */
  won: bigint
  /** The share for the reserve that pays all beginnings. */
  neededPpm: number
  /** Where reels win it: once in so many rounds. */
  rounds?: bigint
}

/** How likely a round gives an outcome: an exact fraction. */
export type Chance = { of: bigint; in: bigint }

const million = 1_000_000n
const nearest = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below)

/**
 * Reckons what a pot comes to, from how it is won: between seed and ceiling each amount is as likely, so it is won half way on
 * average; a random one grows by its share of what is staked between two wins. One that reels win is reckoned from the exact `chance` of the
 * outcome in rounds at the full stake: smaller and larger stakes get back less. Undefined if nothing fills it or nothing wins it.
 */
export function reckonJackpot(data: JackpotData, chance?: Chance): Reckoned | undefined {
  if (data.kind === 'reels') return chance && reckonReels(data, chance)
  const { seed, ceiling, oneIn } = amountsOf(data)
  const share = BigInt(data.meterPpm)
  if (data.kind === 'mustHitBy') {
    const room = ceiling - seed
    if (room <= 0n || share === 0n) return undefined
    return {
      returnPpm: Number(nearest(share * (ceiling + seed), room)),
      stakedBetween: nearest(room * million, 2n * share),
      won: nearest(ceiling + seed, 2n),
      neededPpm: Number(nearest(share * 2n * seed, room)),
    }
  }
  if (oneIn <= 0n) return undefined
  const needed = nearest(seed * million, oneIn)
  return {
    returnPpm: Number(share + needed),
    stakedBetween: oneIn,
    won: seed + nearest(oneIn * share, million),
    neededPpm: Number(needed),
  }
}

function reckonReels(data: JackpotData, { of, in: parts }: Chance): Reckoned | undefined {
  const { seed, fullStake } = amountsOf(data)
  if (fullStake <= 0n) return undefined
  const needed = nearest(seed * of * million, fullStake * parts)
  return {
    returnPpm: data.meterPpm + Number(needed),
    stakedBetween: nearest(fullStake * parts, of),
    won: seed + nearest(fullStake * parts * BigInt(data.meterPpm), of * million),
    neededPpm: Number(needed),
    rounds: parts / of,
  }
}
