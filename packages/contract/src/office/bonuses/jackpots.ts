import { z } from 'zod'
import { Amount, Moment, Nothing } from '../../base/call.ts'
import { After, gates, type OfficeCall } from '../base/office-call.ts'
import { Currency, dataOf, drafts, Id, looks, offered, startsOrEnds } from './written.ts'

const it = { kind: 'jackpot', field: 'id' } as const
const Data = dataOf('docs/jackpots.md')

const jackpotStates = ['draft', 'running', 'closing', 'ended'] as const
export type JackpotState = (typeof jackpotStates)[number]

/** A pot in the list. Amounts are in its currency. */
const JackpotRow = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(jackpotStates),
  version: z.int(),
  kind: z.enum(['mustHitBy', 'random', 'reels']),
  currency: Currency,
  meter: Amount.nullable().describe('What is in it; null for a draft'),
  reserve: Amount.nullable().describe('What pays its next beginnings'),
  games: z.int(),
  startedAt: Moment.nullable(),
  closesAt: Moment.nullable().describe('The end of its last day'),
  endedAt: Moment.nullable(),
  movedTo: Id.nullable(),
})
export type JackpotRow = z.infer<typeof JackpotRow>

/** What a pot comes to over a long time. */
const Reckoned = z.object({
  returnPercent: z.string().describe('What of all stakes it pays back'),
  stakedBetween: Amount.describe('What is staked between two wins, on average'),
  won: Amount.describe('What is in it when it is won, on average'),
  neededPercent: z.string().describe('The share for its reserve that pays all its beginnings'),
  rounds: z.string().nullable().describe('Where reels win it: its outcome comes once in so many rounds'),
  isFinanced: z.boolean().describe('Whether its own share for the reserve is as large'),
})

/** A draw of a pot; its secret is told to nobody before it has ended. */
const Draw = z.object({
  n: z.int(),
  kind: z.enum(['mustHitBy', 'random', 'reels', 'lastDay']),
  commitment: z.string().nullable().describe('Null where reels win: the seeds of the game decide'),
  secret: z.string().nullable(),
  beganAt: Moment,
  endedAt: Moment.nullable(),
  staked: Amount,
  amount: Amount.nullable(),
  player: z.string().nullable(),
  round: z.string().nullable(),
})
export type JackpotDraw = z.infer<typeof Draw>

/** An outcome that can win a jackpot, and the games that give it. */
const Outcome = z.object({ outcome: z.string(), name: z.string(), games: z.array(z.string()) })

const offeredOfPots = {
  ...offered,
  outcomes: z.array(Outcome).describe('The outcomes that reels can win a jackpot by, as studios list them'),
}

const listJackpots = {
  at: 'GET /office/jackpots',
  about: 'The jackpots with how they stand and what is in them',
  takes: Nothing,
  answers: z.object({
    jackpots: z.array(JackpotRow),
    nextId: Id.describe('Free for a new one'),
    ...offeredOfPots,
  }),
  ...looks,
} as const satisfies OfficeCall

const readJackpot = {
  at: 'GET /office/jackpots/one',
  about: 'A jackpot with all its data and its last draws',
  takes: z.object({ id: Id }),
  answers: z.object({
    jackpot: JackpotRow,
    data: Data,
    gate: z.enum(gates).describe('What stands before a change of its data'),
    version: z.string().describe('For the precondition `jackpot:<id>`'),
    draws: z.array(Draw).describe('The newest first'),
    targets: z.array(z.object({ id: Id, name: z.string() })).describe('The running ones in its currency, into which it can be moved'),
    ...offeredOfPots,
  }),
  ...looks,
  subject: it,
} as const satisfies OfficeCall

const JackpotVersion = z.object({ version: z.int(), data: Data, changedAt: Moment, changedBy: z.string() })
export type JackpotVersion = z.infer<typeof JackpotVersion>

const listJackpotVersions = {
  at: 'GET /office/jackpots/versions',
  about: 'What a jackpot was, the newest first',
  takes: z.object({ id: Id, after: After }),
  answers: z.object({ versions: z.array(JackpotVersion), next: z.string().nullable() }),
  ...looks,
  subject: it,
} as const satisfies OfficeCall

const previewJackpot = {
  at: 'POST /office/jackpots/preview',
  about: 'A jackpot as it is written here: its mistakes, and what it comes to over a long time',
  takes: z.object({ data: Data }),
  answers: z.object({ mistakes: z.array(z.string()), reckoned: Reckoned.nullable().describe('Null: there are mistakes') }),
  ...looks,
} as const satisfies OfficeCall

const draftJackpot = {
  at: 'POST /office/jackpots/draft',
  about:
    'Adds a jackpot as a draft or changes one; of one that runs a second person agrees, and the change holds from its next draw on. An earlier version comes back by its data',
  takes: z.object({ id: Id, data: Data }),
  ...drafts,
  subject: it,
  inverse: 'draftJackpot',
} as const satisfies OfficeCall

const startJackpot = {
  at: 'POST /office/jackpots/start',
  about: 'Starts a jackpot: the house puts its seed in, and the digest of its first secret is published. A second person agrees',
  takes: z.object({ id: Id }),
  ...startsOrEnds,
  subject: it,
} as const satisfies OfficeCall

const giveJackpotLastDay = {
  at: 'POST /office/jackpots/last-day',
  about:
    'Switches a jackpot off by a last day: one of the stakes of the next 24 hours wins all that is in it and its reserve. A second person agrees',
  takes: z.object({ id: Id }),
  ...startsOrEnds,
  subject: it,
} as const satisfies OfficeCall

const moveJackpot = {
  at: 'POST /office/jackpots/move',
  about: 'Switches a jackpot off and moves it whole into another one. A second person agrees',
  takes: z.object({ id: Id, to: Id }),
  ...startsOrEnds,
  subject: it,
} as const satisfies OfficeCall

/** The calls about jackpots. */
export const jackpotCalls = {
  listJackpots,
  readJackpot,
  listJackpotVersions,
  previewJackpot,
  draftJackpot,
  startJackpot,
  giveJackpotLastDay,
  moveJackpot,
}
