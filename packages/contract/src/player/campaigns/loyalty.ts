import { z } from 'zod'
import { Amount, Currency, type Call, Nothing } from '../../base/call.ts'

const Points = z
  .string()
  .regex(/^\d{1,18}\.\d{3}$/)
  .describe('With three decimals; less than a thousandth is not shown')

/** A level: the points of the last 90 days that reach it, and what it brings. */
const LoyaltyLevel = z.object({
  name: z.string(),
  points: Points,
  benefits: z.array(z.object({ kind: z.enum(['payout', 'contact', 'other']), text: z.string() })),
})

const readLoyaltyPage = {
  at: 'GET /api/loyalty',
  about: 'The points and the level of the player, and what the loyalty programme brings',
  takes: Nothing,
  answers: z.object({
    currency: Currency,
    takesPart: z.boolean().describe('Without it nothing is earned or exchanged, and no levels are shown'),
    points: Points.describe('What can be exchanged'),
    level: z.int().describe('Of the list, from 1; 0 for none'),
    recent: Points.describe('Earned in the last 90 days, which levels look at'),
    levels: z.array(LoyaltyLevel),
    days: z.array(z.object({ day: z.string(), points: Points })).describe('Of these 90 days, the newest first'),
    exchange: z.object({
      amount: Amount.describe('What 1,000 points bring'),
      most: z.int().describe('How many times 1,000 points can be exchanged now'),
    }),
  }),
  refuses: [101, 115],
  who: 'player',
} as const satisfies Call

const exchangePoints = {
  at: 'POST /api/loyalty/exchange',
  about: 'Thousands of points become cash',
  takes: z.object({ thousands: z.int().min(1).max(1_000_000) }),
  answers: z.object({ amount: Amount, currency: Currency, points: Points.describe('What is left') }),
  refuses: [2, 115, 283, 402],
  who: 'player',
  keyed: true,
} as const satisfies Call

export const loyalty = { readLoyaltyPage, exchangePoints }
