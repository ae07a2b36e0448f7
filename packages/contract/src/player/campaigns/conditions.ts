import { z } from 'zod'
import { Amount, Moment, type Call } from '../../base/call.ts'
import { Campaign } from './campaigns.ts'
import { Counting } from './counting.ts'

/** The whole terms of a bonus, as its campaign's data say them in one version; amounts in the reader's currency. */
export const Conditions = Campaign.extend({
  version: z.int().describe('The version of the campaign'),
  acceptedAt: Moment.nullable().describe('When the reader was given the bonus whose terms these are; null for an offer'),
  startsAt: Moment,
  places: z.array(z.enum(['deposit', 'registration', 'code', 'window', 'level', 'operator'])).describe('With what it comes'),
  atRegistration: z.boolean().describe('Chosen while registering, it comes without a deposit'),
  maxConverted: Amount.nullable().describe('The most that becomes cash'),
  onWithdrawal: z.enum(['keep', 'forfeit']).describe('What a withdrawal does to it while it is wagered'),
  preWager: z.boolean().describe('Own money meets the requirement first, and the award comes after it as cash'),
  timesPerPlayer: z.int().nullable(),
  coolOffHours: z.int().nullable().describe('Between two of them'),
  deposits: z.array(z.int()).describe('Which deposits of a player it is for; none: all'),
  minAge: z.int().nullable(),
  countries: z.array(z.string()).describe('Countries that it is for; none: all'),
  excludedCountries: z.array(z.string()),
  isForSome: z.boolean().describe('Only for players to whom it is offered'),
  methodNames: z.array(z.string()),
  cashBackBase: z.enum(['netLoss', 'netDeposits']).nullable(),
  cashBackCounting: Counting.pick({ default: true, exceptions: true }).nullable(),
  worked: z
    .object({ deposit: Amount.nullable(), bonus: Amount, wager: Amount, rounds: z.int(), stake: Amount })
    .nullable()
    .describe('One deposit worked through; without a deposit if it needs none'),
  workedWin: z.object({ win: Amount, wager: Amount }).nullable().describe('A win of free spins worked through'),
})
export type Conditions = z.infer<typeof Conditions>

const readConditions = {
  at: 'GET /api/campaigns/terms',
  about: 'The whole terms of a campaign that this person can read now, by its number or its promo code',
  takes: z.object({ campaign: z.string().min(1).max(60) }),
  answers: Conditions,
  refuses: [2, 101],
  who: 'anyone',
} as const satisfies Call

const readBonusConditions = {
  at: 'GET /api/bonuses/terms',
  about: 'The terms of a bonus of the player, in the version on which it was given',
  takes: z.object({ bonus: z.string().min(1).max(100) }),
  answers: Conditions,
  refuses: [2, 101, 115],
  who: 'player',
} as const satisfies Call

export const conditions = { readConditions, readBonusConditions }
