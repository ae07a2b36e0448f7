import { z } from 'zod'
import { Amount, Moment } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'

const Share = z.number().min(0)

const forecastCampaign = {
  at: 'POST /office/campaigns/forecast',
  about:
    'What a campaign as it is written here would come to, by the play and the deposits of the last 30 days: what one deposit gets and is to stake, how likely it is met, and how many deposits would have met its conditions',
  takes: z.object({
    data: z.record(z.string().max(60), z.unknown()),
    currency: z.string().min(3).max(4),
    amount: Amount.describe('The deposit of the player who is shown'),
    stake: Amount.optional().describe('Their stakes; without it usual ones within the bounds'),
  }),
  answers: z.object({
    from: z.string(),
    until: z.string().describe('Days in UTC; the last one is not among them'),
    countedAt: Moment,
    gives: z.array(z.object({ kind: z.string(), amount: z.string() })),
    required: Amount.describe('What is to be staked, in full'),
    stake: Amount,
    play: z
      .object({
        rounds: z.string(),
        games: z.int(),
        counts: Share.describe('How much of a stake counts on average'),
        returns: Share.describe('What the games paid of what was staked'),
      })
      .nullable()
      .describe('Null: nothing was played in the games that count'),
    loss: Amount.nullable().describe('What the requirement costs on average, played to its end'),
    simulated: z
      .object({
        lives: z.int(),
        completed: Share.describe('How often it is met'),
        error: Share.describe('One standard deviation of that'),
        converted: Amount.describe('What becomes cash, on average over all'),
        own: Amount.describe('What is left of own money, on average'),
        staked: Amount,
        won: Amount,
        rounds: z.number(),
      })
      .nullable(),
    deposits: z.object({ deposits: z.int(), given: Amount, freeSpins: z.string() }).describe('If everybody had taken it'),
  }),
  refuses: ['mayNot'],
  permission: 'campaigns.draft',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** The calls that look ahead. */
export const forecastCalls = { forecastCampaign }
