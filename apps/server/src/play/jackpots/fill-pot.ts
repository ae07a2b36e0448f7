import { hitAmountOf, winsByChance, type DrawKind } from './draw-secret.ts'

/** A closed round as a pot looks at it: own money staked in minor units. */
export type PotRound = { shard: number; player: bigint; id: string; staked: bigint; closedAt: Date }

/** A pot between two rounds. Amounts in minor units, rests in millionths of one, shares in millionths of a stake. */
export type PotState = {
  kind: DrawKind
  secret: string
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

function wins({ kind, secret, oneIn }: PotState, { id, staked }: PotRound, meter: bigint): boolean {
  if (kind === 'mustHitBy') return meter >= hitAmountOf(secret)
  return kind === 'random' && winsByChance(secret, id, staked, oneIn)
}

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
