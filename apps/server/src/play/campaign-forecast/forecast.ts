import { awardKinds, awardsOf, noDeposit, roundsOf, turnoverOf, unmetBound, type Awards, type BonusDeposit } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { boundsOf, isPlayed, weightIn } from '../bonuses/index.ts'
import { isFor, placeWithoutDeposit, wageringOf, type CampaignData } from '../campaigns/index.ts'
import { dayOf } from './count-days.ts'
import { readDepositSteps, readPlayedGames, type DepositStep, type PlayedGame } from './days.sql.ts'
import type { PlayOutcome } from './play-life.ts'
import { simulateBonus, type Simulated } from './simulate-bonus.ts'

const dayMs = 86_400_000
const forecastDays = 30

/** What a campaign would be: for one deposit, and for the deposits of the last days. Money in minor units. */
export type Forecast = {
  /** The days looked at, [from, to) in UTC. */
  from: string
  to: string
  awards: Awards
  requiredMinor: bigint
  stakeMinor: bigint
  /** What was played in the games that count: shares from 0 to 1. Undefined if nothing was. */
  play: { rounds: bigint; games: number; counts: number; returns: number } | undefined
  /** What the requirement costs on average if it is played to its end; rounded. */
  lossMinor: bigint | undefined
  simulated: Simulated | undefined
  /** Deposits that would have met its conditions, and what they would have been given in money and free rounds. */
  deposits: { deposits: number; givenMinor: bigint; freeSpins: bigint }
}

/**
 * Forecasts a campaign from what was played and paid in during the last full days. `amountMinor`: the deposit of the one
 * player who is shown; `stakeMinor`: their stakes, by default usual ones. Undefined without terms in the currency.
 */
export async function forecastCampaign(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  data: CampaignData,
  { currency, amountMinor, stakeMinor: typed }: { currency: string; amountMinor: bigint; stakeMinor?: bigint | undefined },
): Promise<Forecast | undefined> {
  const terms = data.terms[currency]
  if (!terms) return undefined
  const to = Math.floor(clock.now().getTime() / dayMs) * dayMs
  const days = [dayOf(to - forecastDays * dayMs), dayOf(to)] as const
  const one = depositOf(data, currency, amountMinor)
  const awards = awardsOf(terms, one)
  const requiredMinor = turnoverOf(terms, one, awards)
  const bounds = boundsOf(data, terms, currency)
  const usual = roundsOf(requiredMinor, { least: bounds.minStake, most: bounds.maxStake ?? undefined }).stakeMinor
  const stakeMinor = typed ?? usual
  // Today's rounds are counted as well: they are in the days, though the day is not over.
  const { outcomes, play } = outcomesOf(data, await readPlayedGames(db, currency, days[0], dayOf(to + dayMs)))
  return {
    from: days[0],
    to: days[1],
    awards,
    requiredMinor,
    stakeMinor,
    play,
    lossMinor: play && BigInt(Math.round((Number(requiredMinor) * (1 - play.returns)) / play.counts)),
    simulated: simulateBonus(
      {
        deposit: Number(one.amountMinor),
        bonus: Number(awardKinds.reduce((sum, kind) => (isPlayed(kind, requiredMinor) ? sum + awards[kind] : sum), 0n)),
        required: Number(requiredMinor),
        stake: Number(stakeMinor),
        leastStake: Number(bounds.minStake),
        mostStake: bounds.maxStake === null ? Infinity : Number(bounds.maxStake),
        mostConverted: Number(bounds.caps?.[0] ?? Infinity),
        counts: wageringOf(data).counts,
        preWager: (wageringOf(data).preWager ?? false) && requiredMinor > 0n,
      },
      outcomes,
    ),
    deposits: depositsOf(data, currency, await readDepositSteps(db, currency, ...days)),
  }
}

const depositOf = (data: CampaignData, currency: string, amountMinor: bigint): BonusDeposit =>
  placeWithoutDeposit(data) ? noDeposit(currency) : { amountMinor, includedFeeMinor: 0n, currency }

/** Returns what a stake may come to in the games that count, as they were played, and what that play was on average. */
function outcomesOf(data: CampaignData, games: readonly PlayedGame[]): { outcomes: PlayOutcome[]; play: Forecast['play'] } {
  const outcomes: PlayOutcome[] = []
  let [rounds, played, staked, won, counted] = [0n, 0, 0, 0, 0]
  for (const game of games) {
    const weight = weightIn(data, game) / 10_000
    if (weight === 0) continue
    played += 1
    for (const [step, count] of game.rounds.entries()) {
      if (count === 0n) continue
      const [ofStep, paid] = [Number(game.staked[step]), Number(game.won[step])]
      outcomes.push({ counts: weight, multiple: paid / ofStep, rounds: Number(count) })
      rounds += count
      staked += ofStep
      won += paid
      counted += ofStep * weight
    }
  }
  return { outcomes, play: rounds === 0n ? undefined : { rounds, games: played, counts: counted / staked, returns: won / staked } }
}

/** Sums the deposits whose conditions are met. Of deposits of about one size each is taken for their average. */
function depositsOf(data: CampaignData, currency: string, steps: readonly DepositStep[]): Forecast['deposits'] {
  const sums = { deposits: 0, givenMinor: 0n, freeSpins: 0n }
  const terms = data.terms[currency]
  if (!terms || !data.offeredAt.includes('deposit')) return sums
  for (const { country, method, nth, deposits, amount } of steps) {
    const isTheirs = data.deposits.length === 0 || data.deposits.some((one) => Math.min(one, 5) === nth)
    if (!isTheirs || !isFor(data, country) || (data.methods.length > 0 && !data.methods.includes(method))) continue
    const deposit = depositOf(data, currency, amount / BigInt(deposits))
    if (unmetBound(terms, deposit) !== undefined) continue
    const { freeSpin, ...money } = awardsOf(terms, deposit)
    sums.deposits += deposits
    sums.freeSpins += freeSpin * BigInt(deposits)
    sums.givenMinor += Object.values(money).reduce((sum, one) => sum + one, 0n) * BigInt(deposits)
  }
  return sums
}
