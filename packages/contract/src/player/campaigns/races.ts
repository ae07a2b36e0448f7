import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../../base/call.ts'

const Whole = z.string().regex(/^\d{1,40}$/)
const Score = Whole.describe('A whole number: millionths of a multiplier, points, or minor units staked, as the format says')

/** A race: players enter it, what their rounds come to is ranked, and places win prizes. Amounts are in its currency. */
export const Race = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  format: z.enum(['bestMultiplier', 'points', 'sprint', 'wager']),
  state: z.enum(['coming', 'running', 'closing', 'over', 'cancelled']).describe('closing: over, until rounds that hang have closed'),
  currency: Currency,
  from: Moment,
  until: Moment,
  paysAt: Moment.describe('When places are reckoned'),
  buyIn: Amount.nullable(),
  toWin: Amount.describe('All prizes together as they stand'),
  players: z.int(),
  isIn: z.boolean().describe('Whether the caller takes part'),
  isOffered: z.boolean().describe('Whether the caller may enter now, and may be told so'),
})
export type Race = z.infer<typeof Race>

/** A line of the standings. */
const RaceRow = z.object({
  place: z.int(),
  tied: z.int().describe('How many share the place'),
  name: z.string().describe('Nickname, or a first letter alone'),
  isYou: z.boolean(),
  score: Score,
  rounds: z.int(),
  amount: Amount.nullable().describe('What it has won; null until places are reckoned'),
  digest: z.string().nullable().describe('SHA-256 of seed, colon and player number: the order of tied players; told when the race is over'),
})
export type RaceRow = z.infer<typeof RaceRow>

const listRaces = {
  at: 'GET /api/races',
  about: 'The races that are coming, running and lately over; the event `race` of the stream says when one has moved',
  takes: Nothing,
  answers: z.object({ races: z.array(Race) }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const readOneRace = {
  at: 'GET /api/races/one',
  about: 'A race with its whole rules, its prizes and its standings',
  takes: z.object({ id: z.string().max(40) }),
  answers: z.object({
    race: Race,
    rules: z.object({
      consecutive: z.int().nullable(),
      firstRounds: z.int().nullable(),
      points: z.array(z.object({ from: z.string(), points: z.int() })),
      minStake: Amount,
      maxStake: Amount,
      minPlayers: z.int().nullable(),
    }),
    prizes: z.array(z.object({ place: z.int(), amount: Amount.nullable(), sharePercent: z.string().nullable() })),
    games: z.array(z.object({ id: z.string(), name: z.string() })),
    commitment: z.string().describe('SHA-256 of the seed, published when the race was opened'),
    seed: z.string().nullable().describe('Published when the race is over'),
    why: z.enum(['operator', 'tooFew', 'nobodyScored']).nullable().describe('Why it was cancelled'),
    closedTo: z
      .enum(['visitor', 'country', 'law', 'currency', 'keptOut', 'age'])
      .nullable()
      .describe('Why the caller may not enter, whenever'),
    board: z.array(RaceRow).describe('The best first'),
    you: RaceRow.omit({ name: true, isYou: true })
      .extend({
        place: z.int().nullable(),
        number: z.string().describe("The caller's number, which the digest of ties is made of"),
        state: z.enum(['in', 'left', 'refunded']),
      })
      .nullable(),
  }),
  refuses: [2, 101],
  who: 'anyone',
} as const satisfies Call

const enterRace = {
  at: 'POST /api/races/enter',
  about: 'Enters a race by the rules that were read; a buy-in is paid from cash and counts as a stake against the limits',
  takes: z.object({ id: z.string().max(40), version: z.int() }),
  answers: Nothing,
  refuses: [
    11, 12, 115, 117, 120, 121, 122, 128, 137, 155, 156, 184, 196, 204, 214, 216, 217, 219, 226, 228, 234, 235, 240, 247, 249, 250, 251,
    254, 258, 260, 261, 283, 307, 101, 9103, 9104,
  ],
  who: 'player',
  keyed: true,
} as const satisfies Call

const leaveRace = {
  at: 'POST /api/races/leave',
  about: 'Leaves a race that has not begun; the buy-in comes back',
  takes: z.object({ id: z.string().max(40) }),
  answers: Nothing,
  refuses: [101, 9104],
  who: 'player',
  keyed: true,
} as const satisfies Call

export const races = { listRaces, readOneRace, enterRace, leaveRace }
