import { z } from 'zod'
import { Amount, Moment, Nothing } from '../../base/call.ts'
import { After, gates, type OfficeCall } from '../base/office-call.ts'
import { Currency, dataOf, drafts, Id, looks, offered, startsOrEnds } from './written.ts'

const it = { kind: 'race', field: 'id' } as const
const Data = dataOf('docs/races.md')

const raceStates = ['draft', 'open', 'running', 'ended', 'settled', 'cancelled'] as const
export type RaceState = (typeof raceStates)[number]

/** A race in the list. Amounts are in its currency. */
const RaceRow = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(raceStates),
  version: z.int(),
  format: z.enum(['bestMultiplier', 'points', 'sprint', 'wager']),
  currency: Currency,
  from: Moment,
  until: Moment,
  buyIn: Amount.nullable(),
  players: z.int(),
  why: z.enum(['operator', 'tooFew', 'nobodyScored']).nullable().describe('Why it was cancelled'),
})
export type RaceRow = z.infer<typeof RaceRow>

/** What moved in a race. */
const Figures = z.object({
  players: z.int(),
  bought: Amount.describe('Buy-ins that were paid'),
  refunded: Amount.describe('Buy-ins that were given back'),
  prizes: Amount.describe('What places have won'),
  paid: Amount.describe('What of it has been paid'),
  cost: Amount.describe("The house's part of it"),
})

/** A line of the standings. The score is a whole number of its format's units. */
const Standing = z.object({
  place: z.int(),
  player: z.string(),
  score: z.string(),
  reachedAt: Moment,
  rounds: z.int(),
  amount: Amount.nullable(),
  paidAt: Moment.nullable(),
})
export type RaceStanding = z.infer<typeof Standing>

/** What a country's rules say of a race: nothing, or why they close it. */
const Law = z.object({ country: z.string(), broken: z.array(z.object({ rule: z.string(), says: z.string() })) })

const listRaces = {
  at: 'GET /office/races',
  about: 'The races with how they stand',
  takes: Nothing,
  answers: z.object({ races: z.array(RaceRow), nextId: Id.describe('Free for a new one'), ...offered }),
  ...looks,
} as const satisfies OfficeCall

const readRace = {
  at: 'GET /office/races/one',
  about: 'A race with all its data, its figures and its standings',
  takes: z.object({ id: Id }),
  answers: z.object({
    race: RaceRow,
    data: Data,
    gate: z.enum(gates).describe('What stands before a change of its data'),
    version: z.string().describe('For the precondition `race:<id>`'),
    mayChange: z.boolean().describe('Whether its rules may still change'),
    figures: Figures,
    standings: z.array(Standing).describe('The best first'),
    laws: z.array(Law),
    ...offered,
  }),
  ...looks,
  subject: it,
} as const satisfies OfficeCall

const RaceVersion = z.object({ version: z.int(), data: Data, changedAt: Moment, changedBy: z.string() })
export type RaceVersion = z.infer<typeof RaceVersion>

const listRaceVersions = {
  at: 'GET /office/races/versions',
  about: 'What a race was, the newest first',
  takes: z.object({ id: Id, after: After }),
  answers: z.object({ versions: z.array(RaceVersion), next: z.string().nullable() }),
  ...looks,
  subject: it,
} as const satisfies OfficeCall

const previewRace = {
  at: 'POST /office/races/preview',
  about: 'A race as it is written here: its mistakes, what the house puts in, and which countries close it',
  takes: z.object({ data: Data }),
  answers: z.object({
    mistakes: z.array(z.string()),
    housePart: Amount.nullable().describe('Null: there are mistakes'),
    laws: z.array(Law),
  }),
  ...looks,
} as const satisfies OfficeCall

const draftRace = {
  at: 'POST /office/races/draft',
  about:
    'Adds a race as a draft or changes one; of one that is open and that nobody has entered a second person agrees. An earlier version comes back by its data',
  takes: z.object({ id: Id, data: Data }),
  ...drafts,
  subject: it,
  inverse: 'draftRace',
} as const satisfies OfficeCall

const openRace = {
  at: 'POST /office/races/open',
  about:
    'Opens a race: the house puts its part of the prizes in, the digest of its seed is published, and players can enter. A second person agrees',
  takes: z.object({ id: Id }),
  ...startsOrEnds,
  subject: it,
} as const satisfies OfficeCall

const cancelRace = {
  at: 'POST /office/races/cancel',
  about: 'Cancels a race: every buy-in is given back, and the house has its part again. A second person agrees',
  takes: z.object({ id: Id }),
  ...startsOrEnds,
  subject: it,
} as const satisfies OfficeCall

/** The calls about races. */
export const raceCalls = { listRaces, readRace, listRaceVersions, previewRace, draftRace, openRace, cancelRace }
