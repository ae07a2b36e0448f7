import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, SignedAmount, type Call } from '../../base/call.ts'

/** Totals of play and payments over a period. `net` is wins minus stakes. */
export const PlayFigures = z.object({
  staked: Amount,
  won: Amount,
  net: SignedAmount,
  rounds: z.int(),
  daysPlayed: z.int(),
  minutes: z.int().describe('How long the player was logged in'),
  deposited: Amount,
  withdrawn: Amount,
})
export type PlayFigures = z.infer<typeof PlayFigures>

const readPlaySummary = {
  at: 'GET /api/play/summary',
  about: 'What the player’s gambling came to: ever, in the last 30 days, in the 30 days before, and week by week',
  takes: Nothing,
  answers: z.object({
    currency: Currency,
    since: Moment,
    lifetime: PlayFigures,
    last30Days: PlayFigures,
    daysBefore: PlayFigures,
    weeks: z.array(z.object({ from: Moment, net: SignedAmount, staked: Amount })).describe('The last twelve, oldest first'),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

/** When the next reality check is due: a reminder of how long and with what result the player has played. */
export const RealityCheck = z.object({
  everyMinutes: z.int().nullable().describe('null: never'),
  choices: z.array(z.int().nullable()).describe('What the player may choose; none where the rules leave no choice'),
  dueAt: Moment.nullable(),
  since: Moment.describe('When this visit began'),
  currency: Currency,
  staked: Amount,
  won: Amount,
  net: SignedAmount,
})
export type RealityCheck = z.infer<typeof RealityCheck>

const readRealityCheck = {
  at: 'GET /api/play/reality-check',
  about: 'When the next reality check is due, and what it will say as of now',
  takes: Nothing,
  answers: RealityCheck,
  refuses: [115],
  who: 'player',
} as const satisfies Call

const answerRealityCheck = {
  at: 'POST /api/play/reality-check',
  about: 'The player has read a reality check, and goes on, looks at the history or leaves',
  takes: z.object({ then: z.enum(['continue', 'history', 'leave']) }),
  answers: RealityCheck,
  refuses: [115],
  who: 'player',
} as const satisfies Call

const setRealityCheck = {
  at: 'POST /api/play/reality-check/interval',
  about: 'The player chooses how often, as far as the rules leave a choice',
  takes: z.object({ everyMinutes: z.int().nullable() }),
  answers: RealityCheck,
  refuses: [2, 115],
  who: 'player',
} as const satisfies Call

export const play = { readPlaySummary, readRealityCheck, answerRealityCheck, setRealityCheck }
