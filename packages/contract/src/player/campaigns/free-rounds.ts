import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../../base/call.ts'

/** Where an award of free rounds stands. All but the first two are ends. */
const FreeRoundState = z.enum(['active', 'paused', 'played', 'forfeited', 'expired', 'cancelled', 'undone', 'declined'])
export type FreeRoundState = z.infer<typeof FreeRoundState>

/** Something that happened to free rounds. `back`: a round did not count, and can be played again. */
const FreeRoundEvent = z.object({
  kind: z.enum([
    'given',
    'won',
    'back',
    'paused',
    'resumed',
    'played',
    'forfeited',
    'expired',
    'cancelled',
    'undone',
    'restored',
    'declined',
  ]),
  at: Moment,
  amount: Amount.optional().describe('What was won'),
})
export type FreeRoundEvent = z.infer<typeof FreeRoundEvent>

/** Rounds that are played without a stake. Amounts are in their currency. */
export const FreeRounds = z.object({
  id: z.string(),
  campaignId: z.int(),
  title: z.string(),
  currency: Currency,
  state: FreeRoundState,
  waits: z.boolean().describe('Its wins are wagered, and its bonus is not the active one: it is played when that is'),
  given: z.int(),
  left: z.int(),
  value: Amount.describe('What each round is played for'),
  won: Amount,
  maxWon: Amount.nullable().describe('The most that all of them win together'),
  games: z.array(z.object({ friendlyId: z.string(), name: z.string(), group: z.string().nullable() })).describe('Where they are played'),
  factor: z.string().nullable().describe('How often a win is wagered; null: a win is the player’s own at once'),
  givenAt: Moment,
  until: Moment.nullable(),
  endedAt: Moment.nullable(),
  events: z.array(FreeRoundEvent),
})
export type FreeRounds = z.infer<typeof FreeRounds>

const listFreeRounds = {
  at: 'GET /api/free-rounds',
  about: 'The free rounds of the player: those that are left, and the last that ended',
  takes: Nothing,
  answers: z.object({ running: z.array(FreeRounds), ended: z.array(FreeRounds) }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

export const freeRounds = { listFreeRounds }
