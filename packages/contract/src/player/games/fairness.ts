import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../../base/call.ts'

const Percent = z
  .string()
  .regex(/^\d{1,6}\.\d{2}$/)
  .describe('Percent of the stakes')
const Span = z.object({ from: Percent, to: Percent })

/** What a game returned in a stretch of days, held against what is stated. */
const ReturnStretch = z.object({
  rounds: z.int().nullable().describe('null: too few to say how many'),
  actual: Percent.nullable().describe('Across currencies, each weighed by what its rounds tell; null with too few rounds'),
  band: Span.nullable().describe('Where 99 of 100 fair games lie; null with too few rounds'),
  standing: z.enum(['few', 'within', 'above', 'below']),
})
export type ReturnStretch = z.infer<typeof ReturnStretch>

/** A game with what it is to return and what it has. */
const PublishedReturn = z.object({
  game: z.string().describe('The friendly id of the game'),
  name: z.string(),
  stated: Span.describe('From the least to the most that the game returns'),
  today: ReturnStretch,
  month: ReturnStretch.describe('The last 30 days, today included'),
})
export type PublishedReturn = z.infer<typeof PublishedReturn>

const readPublishedReturns = {
  at: 'GET /api/fairness/returns',
  about:
    'What each game has returned today and in the last 30 days (UTC), against what is stated of it, with the band of 99 %. Nothing of a player; with fewer than 1,000 rounds nothing at all',
  takes: Nothing,
  answers: z.object({ at: Moment.describe('When the figures were computed'), games: z.array(PublishedReturn) }),
  refuses: [],
  who: 'anyone',
  keptSeconds: 60,
} as const satisfies Call

const listCheckableGames = {
  at: 'GET /api/fairness/games',
  about: 'The games whose rounds anybody can recompute, with the page of their studio that does it',
  takes: Nothing,
  answers: z.object({
    games: z.array(
      z.object({
        game: z.string().describe('The friendly id of the game'),
        name: z.string(),
        page: z.string().describe('To be held in a frame, with `language`, `theme` and `parent` added to its query'),
      }),
    ),
  }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const listOwnRounds = {
  at: 'GET /api/fairness/rounds',
  about: 'The last rounds of the player that are over, in games whose rounds can be recomputed',
  takes: Nothing,
  answers: z.object({
    rounds: z.array(
      z.object({
        round: z.string(),
        game: z.string().describe('The friendly id of the game'),
        name: z.string(),
        at: Moment,
        staked: Amount,
        won: Amount,
        currency: Currency,
      }),
    ),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const readOwnRound = {
  at: 'GET /api/fairness/round',
  about: 'What a round of the player is recomputed from, as its studio tells it',
  takes: z.object({ round: z.string().min(1).max(160) }),
  answers: z.object({
    state: z
      .enum(['ready', 'sealed', 'open', 'unknown'])
      .describe('sealed: its seed is not revealed yet; open: it is not over; unknown: no round of this player at a studio of ours'),
    game: z.string().nullable().describe('The friendly id of the game'),
    fields: z.record(z.string(), z.string()).describe('What the page that recomputes it is filled in with; empty unless it is ready'),
  }),
  refuses: [2, 115, 205],
  who: 'player',
} as const satisfies Call

/** The calls of the page about fairness. */
export const fairness = { readPublishedReturns, listCheckableGames, listOwnRounds, readOwnRound }
