import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../base/call.ts'

const Percent = z.string().regex(/^\d{1,4}(\.\d{1,4})?$/)

/** A pot that stakes fill and a round wins. Amounts are in its currency. */
export const Jackpot = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['running', 'closing', 'ended']).describe('closing: on its last day, at the end of which one of its stakes wins it'),
  currency: Currency,
  meter: Amount.describe('What is in it'),
  wonBy: Amount.nullable().describe('What it is won by at the latest; null without such an amount'),
  outcome: z
    .string()
    .nullable()
    .describe('The outcome of its games that wins it, in the language of the page; null where it is won otherwise'),
  closesAt: Moment.nullable().describe('The end of its last day'),
  games: z.array(z.string()).describe('The names of the addresses of its games'),
})
export type Jackpot = z.infer<typeof Jackpot>

/** A draw of a pot: what was promised at its beginning, and once it has ended, the secret and who won. */
export const JackpotDraw = z.object({
  n: z.int(),
  kind: z.enum(['mustHitBy', 'random', 'reels', 'lastDay']),
  commitment: z
    .string()
    .nullable()
    .describe('SHA-256 of the secret, in hexadecimal; published when the draw begins. Null where reels win: the seeds of the game decide'),
  secret: z.string().nullable().describe('Published when it ends: the amount and a salt, or a seed'),
  beganAt: Moment,
  endedAt: Moment.nullable(),
  staked: Amount.nullable().describe('What was staked in it; told when it has ended'),
  won: z
    .object({
      amount: Amount,
      by: z.string().describe('Nickname, or a first letter alone'),
      isYou: z.boolean(),
      round: z.string(),
      stake: Amount,
    })
    .nullable(),
})
export type JackpotDraw = z.infer<typeof JackpotDraw>

const listJackpots = {
  at: 'GET /api/jackpots',
  about: 'The jackpots that run, with what is in them; the event `jackpot` of the stream says whenever that changes',
  takes: Nothing,
  answers: z.object({ jackpots: z.array(Jackpot) }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const readOneJackpot = {
  at: 'GET /api/jackpots/one',
  about: 'A jackpot with its rules and its last draws, each of which can be checked against what was promised',
  takes: z.object({ id: z.string().max(40) }),
  answers: z.object({
    jackpot: Jackpot,
    rules: z.object({
      kind: z.enum(['mustHitBy', 'random', 'reels']),
      seed: Amount.describe('What it begins with'),
      ceiling: Amount.nullable().describe('What it is won by at the latest'),
      oneIn: Amount.nullable().describe('What is staked for each win, on average'),
      fullStake: Amount.nullable().describe('Where reels win it: the stake that takes all that is in it; a smaller one takes its part'),
      rounds: z
        .string()
        .regex(/^\d{1,30}$/)
        .nullable()
        .describe('Where reels win it: its outcome comes once in so many rounds'),
      meterPercent: Percent.describe('What of each stake of own money goes into it'),
      reservePercent: Percent.describe('What of each stake goes into the reserve that pays the next beginnings'),
      reserve: Amount.describe('What is in the reserve'),
      returnPercent: Percent.describe('What of all stakes it pays back over a long time, besides what the game does'),
    }),
    games: z.array(z.object({ id: z.string(), name: z.string() })),
    movedTo: z.object({ id: z.string(), name: z.string() }).nullable(),
    draws: z.array(JackpotDraw).describe('The newest first'),
  }),
  refuses: [2, 404],
  who: 'anyone',
} as const satisfies Call

export const jackpots = { listJackpots, readOneJackpot }
