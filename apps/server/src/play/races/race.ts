import { Amount } from '@fairhouse/contract'
import { currencies, parseAmount } from '@fairhouse/money'
import { z } from 'zod'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { RaceRules } from './score-rounds.ts'

const Texts = z.record(z.string().regex(/^[a-z]{2,4}$/, 'a language, such as en'), z.string().trim().min(1).max(80))
const Multiplier = z.string().regex(/^\d{1,6}(\.\d{1,4})?$/, 'how many times the stake, such as 1.5')
const mostPlaces = 100

/** A race, as data an operator edits; docs/races.md explains each field. */
export const RaceData = z.strictObject({
  id: z.int().positive().max(999_999_999),
  names: Texts.refine((names) => Object.keys(names).length > 0, 'a name in one language at least'),
  format: z.enum(['bestMultiplier', 'points', 'sprint', 'wager']),
  consecutive: z.int().min(1).max(50).optional().describe('bestMultiplier: over so many rounds, one after the other'),
  firstRounds: z.int().min(1).max(10_000).optional().describe('sprint: so many first rounds count'),
  points: z
    .array(z.strictObject({ from: Multiplier, points: z.int().min(1).max(1_000_000) }))
    .max(20)
    .optional()
    .describe('points: what a round brings that wins so many times its stake'),
  games: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,89}$/, 'a game, by the name of its address'))
    .min(1, 'a game at least')
    .max(500),
  currency: z.string().refine((code) => Object.hasOwn(currencies, code), 'a currency that the product knows'),
  minStake: Amount.describe('A round of a smaller stake does not count'),
  maxStake: Amount.describe('A round of a larger stake does not count'),
  buyIn: Amount.optional().describe('What taking part costs; all of it is won by players'),
  minPlayers: z.int().min(2).max(1_000_000).optional().describe('With a buy-in: fewer at the beginning get it back'),
  prizes: z.array(Amount).max(mostPlaces).default([]).describe('What the house gives, by place'),
  poolShares: z.array(z.int().positive()).max(mostPlaces).default([]).describe('Of all buy-ins, by place, in millionths'),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  countries: z
    .array(z.string().regex(/^[A-Z]{3}$/, 'a country, such as FIN'))
    .max(250)
    .default([]),
})
export type RaceData = z.output<typeof RaceData>

export type RaceState = 'draft' | 'open' | 'running' | 'ended' | 'settled' | 'cancelled'

/** A race with its current version. Amounts in minor units. */
export type RaceRow = {
  id: number
  version: number
  currency: string
  state: RaceState
  starts_at: Date
  ends_at: Date
  opened_at: Date | null
  began_at: Date | null
  settled_at: Date | null
  why: 'operator' | 'tooFew' | 'nobodyScored' | null
  house_part: bigint
  commitment: string | null
  sealed_secret: Buffer | null
  secret: string | null
  data: RaceData
}

/** The amounts of a race in minor units. */
export function amountsOf({ minStake, maxStake, buyIn, prizes, currency }: RaceData) {
  const minor = (amount: string | undefined) => (amount === undefined ? 0n : (parseAmount(amount, currency) ?? 0n))
  return { minStake: minor(minStake), maxStake: minor(maxStake), buyIn: minor(buyIn), prizes: prizes.map(minor) }
}

/** Returns what the house puts into a race. */
export const housePartOf = (data: RaceData): bigint => amountsOf(data).prizes.reduce((sum, prize) => sum + prize, 0n)

/** Returns the rules by which rounds are scored. */
export function rulesOf({ format, consecutive = 1, firstRounds = 0, points = [] }: RaceData): RaceRules {
  switch (format) {
    case 'bestMultiplier':
      return { format, consecutive }
    case 'sprint':
      return { format, firstRounds }
    case 'points':
      return { format, steps: points.map(({ from, points: brought }) => ({ from: tenThousandths(from), points: BigInt(brought) })) }
    case 'wager':
      return { format }
  }
}

const tenThousandths = (text: string): bigint => {
  const [whole = '0', rest = ''] = text.split('.')
  return BigInt(whole) * 10_000n + BigInt(rest.padEnd(4, '0'))
}

const shards = 256
/** Jackpots have the numbers above this one. */
const firstWallet = 1_000_000_000n

/** The wallet of the house that holds what the house and the players have put into a race. */
export const raceWallet = ({ id, currency }: Pick<RaceRow, 'id' | 'currency'>): WalletKey => ({
  shard: id % shards,
  player: -(firstWallet + BigInt(id)),
  currency,
})

/** The accounts of a race: what lies between it and its players, and what the house has put into it. */
export const passingOf = (id: number): string => `race:${id}`
export const costOf = (id: number): string => `raceCost:${id}`

/** The name of a race in a language, else in English or whichever there is. */
export const nameIn = ({ names }: RaceData, language: string): string => names[language] ?? names['en'] ?? Object.values(names)[0] ?? ''

const hourMs = 3_600_000
/** So long after its end rounds that were begun in it may close and count; then places are reckoned. */
export const settleAfterMs = 24 * hourMs
