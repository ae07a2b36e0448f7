import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'limits.read', decides: 'exclusions.end', subject: 'exclusionReturn' } as const
const it = { kind: 'exclusionReturn', field: 'item' } as const

/** Somebody who asked to play again after an exclusion, while the cooling-off time runs. */
const ReturnRow = QueueItem.extend({
  player: z.string(),
  name: z.string().describe('First name and initial'),
  country: z.string(),
  endsAt: Moment.describe('When the exclusion ends by itself, unless it is extended'),
})
export type ReturnRow = z.infer<typeof ReturnRow>

const ReturnFacts = z.object({
  version: z.string().describe('For the precondition `exclusionReturn:<item>`'),
  note: z.string().nullable(),
  player: z.object({
    status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']),
    since: Moment,
    cash: z.string(),
    currency: z.string(),
  }),
  exclusion: z.object({
    since: Moment,
    chosenUntil: Moment.nullable(),
    askedAt: Moment,
    coolingOffHours: z.int(),
    wantsOffers: z.boolean(),
  }),
  rule: z.object({ country: z.string(), source: z.object({ text: z.string(), grade: z.string() }).nullable() }),
  before: z
    .object({ deposited: z.string(), lost: z.string(), staked: z.string() })
    .describe('In the 30 days before the exclusion began, in the currency of the player'),
  canExtend: z.array(z.int().nullable()).describe('For how many months the exclusion can be extended; null: for good'),
  history: z.array(
    z.object({
      kind: z.enum(['excluded', 'timeOut', 'blocked']),
      source: z.string(),
      from: Moment,
      until: Moment.nullable(),
      askedAt: Moment.nullable(),
    }),
  ),
})

const readReturn = {
  at: 'GET /office/exclusion-returns/one',
  about: 'A request to play again with its cooling-off time, the rule, and what came before',
  takes: Item,
  answers: z.object({ return: ReturnRow, facts: ReturnFacts }),
  refuses: [],
  permission: 'limits.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const letReturn = {
  at: 'POST /office/exclusion-returns/let',
  about: 'Keeps that nothing speaks against a return. The exclusion holds until its cooling-off time is over and ends by itself',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'exclusions.end',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const extendExclusion = {
  at: 'POST /office/exclusion-returns/extend',
  about: 'Extends an exclusion whose end was asked for; that cannot be shortened again',
  takes: Item.extend({ months: z.int().min(1).max(600).nullable().describe('null: for good') }),
  answers: Nothing,
  refuses: deciding,
  permission: 'exclusions.end',
  effect: 'changes',
  gate: 'stepUp',
  subject: it,
} as const satisfies OfficeCall

/** The calls about requests to play again. */
export const returnCalls = {
  listReturns: listOf('GET /office/exclusion-returns', queue, ReturnRow),
  readReturn,
  nextReturn: nextOf('POST /office/exclusion-returns/next', queue),
  keepReturn: keepOf('POST /office/exclusion-returns/keep', queue),
  leaveReturn: leaveOf('POST /office/exclusion-returns/leave', queue),
  holdReturn: holdOf('POST /office/exclusion-returns/hold', queue),
  escalateReturn: escalateOf('POST /office/exclusion-returns/escalate', queue),
  letReturn,
  extendExclusion,
}
