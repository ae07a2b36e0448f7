import { Amount } from '@fairhouse/contract/base/call.ts'
import { currencies } from '@fairhouse/money'
import { z } from 'zod'

/** All of a stake, in basis points. */
const wholeStake = 10_000

const BasisPoints = z.int().min(0).max(wholeStake)
const name = (says: string) => z.string().regex(/^[a-z0-9][a-z0-9-]{0,89}$/, says)
const Factor = z.string().regex(/^\d{1,6}(\.\d{1,4})?$/, 'a factor, such as 5 or 2.5')

/** The currencies of amounts in a campaign. */
export const KnownCurrency = z.string().refine((code) => Object.hasOwn(currencies, code), 'a currency that the product knows')

/** How much of a stake counts, in basis points: the most specific entry wins, from a game over its provider and group to its product. */
export const Contributions = z.strictObject({
  default: BasisPoints.default(wholeStake),
  products: z.record(name('a product of the books, such as slots'), BasisPoints).default({}),
  groups: z.record(name('a group of games, such as roulette'), BasisPoints).default({}),
  providers: z.record(z.string().regex(/^[1-9]\d{0,8}$/, 'the number of a provider'), BasisPoints).default({}),
  games: z.record(name('a game, by the name of its address'), BasisPoints).default({}),
})

/** How a bonus is wagered; docs/bonuses.md explains each field. */
export const Wagering = z.strictObject({
  counts: z.enum(['all', 'bonus']).default('all').describe('What of a stake counts: all of it, or its bonus money alone'),
  order: z.enum(['cash', 'bonus']).default('cash').describe('Which money is staked first'),
  contributions: Contributions.prefault({}),
  maxConversion: z.record(KnownCurrency, Amount).optional().describe('The most that becomes cash once it is wagered, by currency'),
  onWithdrawal: z.enum(['keep', 'forfeit']).default('keep').describe('What a withdrawal does to a bonus that is still wagered'),
  winnings: z
    .strictObject({
      to: z.enum(['cash', 'promo']).default('cash'),
      factor: Factor.optional().describe('How often winnings in bonus money are wagered; without it, by the factor of the terms'),
    })
    .prefault({})
    .describe('Where winnings of free rounds go'),
  preWager: z
    .boolean()
    .optional()
    .describe('The requirement is met with own money first, and the award comes after it as cash: no bonus money is ever wagered'),
})
export type Wagering = z.output<typeof Wagering>

/** Returns how often winnings of free spins are to be wagered; undefined if they are cash, or there are none. */
export function winningsFactorOf(
  { freeSpinAmount, turnoverFactor = '0' }: { freeSpinAmount?: number | undefined; turnoverFactor?: string | undefined },
  { winnings: { to, factor = turnoverFactor } }: Wagering,
): string | undefined {
  return freeSpinAmount && to === 'promo' && Number(factor) > 0 ? factor : undefined
}

const usual: Wagering = Wagering.parse({})

/** Returns how a campaign's bonus is wagered; a campaign that says nothing about it has the defaults. */
export const wageringOf = ({ wagering }: { wagering?: Wagering | undefined }): Wagering => wagering ?? usual
