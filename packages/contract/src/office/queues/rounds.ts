import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'rounds.read', decides: 'rounds.settle', subject: 'round' } as const
const it = { kind: 'round', field: 'item' } as const

const Amount = z.string().describe('A decimal string in the currency of the row')
const says = z.enum(['open', 'settled', 'unknown', 'unreachable'])

/** A round that has been in play for long. */
const RoundRow = QueueItem.extend({
  player: z.string(),
  name: z.string().describe('First name and initial'),
  country: z.string(),
  studio: z.string(),
  game: z.string().nullable(),
  round: z.string().describe('What the studio calls it'),
  openedAt: Moment,
  stake: Amount.describe('What is in play'),
  currency: z.string(),
})
export type RoundRow = z.infer<typeof RoundRow>

const RoundFacts = z.object({
  version: z.string().describe('For the precondition `round:<item>`'),
  answer: z.string().describe('For the precondition `round.answer:<item>`'),
  note: z.string().nullable(),
  player: z.object({ status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']), cash: Amount }),
  books: z.object({ staked: Amount, won: Amount, bonus: Amount.describe('What of the stake in play is bonus money') }),
  studio: z
    .object({ askedAt: Moment, says, staked: Amount.nullable(), won: Amount.nullable() })
    .nullable()
    .describe('What the studio said when it was asked last'),
  postings: z.array(z.object({ id: z.string(), at: Moment, from: z.string(), to: z.string(), amount: Amount })),
})

const readRound = {
  at: 'GET /office/rounds/one',
  about: 'A round that hangs, with its postings and what its studio said last',
  takes: Item,
  answers: z.object({ round: RoundRow, facts: RoundFacts }),
  refuses: [],
  permission: 'rounds.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const askStudio = {
  at: 'POST /office/rounds/ask',
  about: 'Asks the studio how a round stands, and keeps the answer beside it',
  takes: Item,
  answers: z.object({ says }),
  refuses: ['outOfReach', 'aboveBound'],
  permission: 'rounds.settle',
  effect: 'attends',
  gate: 'none',
} as const satisfies OfficeCall

const settleRound = {
  at: 'POST /office/rounds/settle',
  about: 'Settles a round by what its studio said in the last ten minutes: pays what it won, or gives the stake back',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'rounds.settle',
  effect: 'movesMoney',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const rollBackRound = {
  at: 'POST /office/rounds/roll-back',
  about: 'Gives the stake of a round back, whatever its studio says; what the studio still sends about it changes nothing then',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'rounds.settle',
  effect: 'movesMoney',
  gate: 'second',
  subject: it,
} as const satisfies OfficeCall

/** The calls about rounds that hang. */
export const roundCalls = {
  listRounds: listOf('GET /office/rounds', queue, RoundRow),
  readRound,
  nextRound: nextOf('POST /office/rounds/next', queue),
  keepRound: keepOf('POST /office/rounds/keep', queue),
  leaveRound: leaveOf('POST /office/rounds/leave', queue),
  holdRound: holdOf('POST /office/rounds/hold', queue),
  escalateRound: escalateOf('POST /office/rounds/escalate', queue),
  askStudio,
  settleRound,
  rollBackRound,
}
