import { Amount } from '@fairhouse/contract'
import { currencies, parseAmount } from '@fairhouse/money'
import { z } from 'zod'
import type { WalletKey } from '../../money/wallet/index.ts'

const Texts = z.record(z.string().regex(/^[a-z]{2,4}$/, 'a language, such as en'), z.string().trim().min(1).max(80))
/** A share of stakes in millionths; at most a tenth. */
const Ppm = z.int().min(0).max(100_000)

/** A pot, as data an operator edits; docs/jackpots.md explains each field. */
export const JackpotData = z.strictObject({
  id: z.int().positive().max(999_999_999),
  names: Texts.refine((names) => Object.keys(names).length > 0, 'a name in one language at least'),
  currency: z.string().refine((code) => Object.hasOwn(currencies, code), 'a currency that the product knows'),
  kind: z.enum(['mustHitBy', 'random', 'reels']),
  seed: Amount.describe('What the pot begins with'),
  ceiling: Amount.optional().describe('mustHitBy: what the pot is won by at the latest'),
  oneIn: Amount.optional().describe('random: what is staked for each win, on average'),
  outcome: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/)
    .optional()
    .describe('reels: the outcome of its games that wins it'),
  fullStake: Amount.optional().describe('reels: the stake that takes all that is in it; a smaller one takes its part'),
  meterPpm: Ppm.describe('What of each stake goes into the pot, in millionths'),
  reservePpm: Ppm.describe('What of each stake goes into the reserve that pays the next beginnings, in millionths'),
  games: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,89}$/, 'a game, by the name of its address'))
    .min(1, 'a game at least')
    .max(500),
})
export type JackpotData = z.output<typeof JackpotData>

export type JackpotState = 'draft' | 'running' | 'closing' | 'ended'

/** A pot with its current version. Rests are in millionths of a minor unit. */
export type JackpotRow = {
  id: number
  version: number
  currency: string
  state: JackpotState
  started_at: Date | null
  closes_at: Date | null
  ended_at: Date | null
  moved_to: number | null
  meter_rest: number
  reserve_rest: number
  data: JackpotData
}

/** The amounts of a pot in minor units. */
export type JackpotAmounts = { seed: bigint; ceiling: bigint; oneIn: bigint; fullStake: bigint }

/** Returns the amounts of a pot in minor units; zero for what its kind has not. */
export function amountsOf({ seed, ceiling, oneIn, fullStake, currency }: JackpotData): JackpotAmounts {
  const minor = (amount: string | undefined) => (amount === undefined ? 0n : (parseAmount(amount, currency) ?? 0n))
  return { seed: minor(seed), ceiling: minor(ceiling), oneIn: minor(oneIn), fullStake: minor(fullStake) }
}

const shards = 256

/** The wallet of the house that holds a pot's money: its cash is the pot, its reserve pays the next beginnings. */
export const potWallet = ({ id, currency }: Pick<JackpotRow, 'id' | 'currency'>): WalletKey => ({
  shard: id % shards,
  player: -BigInt(id),
  currency,
})

/** The accounts of a pot: what lies between it and its winners, and what the house has put into it. */
export const passingOf = (id: number): string => `jackpot:${id}`
export const costOf = (id: number): string => `jackpotCost:${id}`
