import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'limits.read', decides: 'limits.raise', subject: 'limitRaise' } as const
const it = { kind: 'limitRaise', field: 'item' } as const

const Amount = z.string().nullable().describe('A decimal string in `unit`; null: no limit')

/** A request to raise a limit that a person decides on, or a high limit whose player is to be spoken with. */
const LimitRaiseRow = QueueItem.extend({
  player: z.string(),
  name: z.string().describe('First name and initial'),
  country: z.string(),
  type: z.enum(['deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit']),
  period: z.enum(['daily', 'weekly', 'monthly', 'permanent']),
  unit: z.string().describe('A currency; of session limits `hours` or `days`'),
  amount: Amount.describe('What is asked for; null: that the limit goes'),
  wants: z.enum(['decision', 'talk']).describe('Whether somebody decides, or only speaks with the player'),
})
export type LimitRaiseRow = z.infer<typeof LimitRaiseRow>

const LimitRaiseFacts = z.object({
  version: z.string().describe('For the precondition `limitRaise:<item>`'),
  note: z.string().nullable(),
  player: z.object({ status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']), since: Moment }),
  state: z.object({
    own: Amount.describe("The player's own limit now"),
    inForce: Amount.describe('The least that any source says now'),
    source: z.enum(['player', 'operator', 'register', 'rule']).nullable(),
    effectiveAt: Moment.nullable().describe('When what is asked for can begin at the earliest'),
    playerConfirms: z.boolean().describe('Whether the player confirms it once it is due'),
    contactedAt: Moment.nullable(),
    mustTalk: z.boolean().describe('Whether it can be approved only after a talk with the player'),
  }),
  rule: z.object({
    country: z.string(),
    validFrom: z.string(),
    isVerified: z.boolean(),
    delayHours: z.int(),
    waitsForPeriodEnd: z.boolean(),
    confirm: z.enum(['none', 'player', 'operator', 'external']),
    threshold: z.object({ amount: z.string(), from: z.enum(['above', 'atLeast']), blocks: z.boolean() }).nullable(),
    source: z.object({ text: z.string(), grade: z.string() }).nullable().describe('Where the rule stands'),
  }),
  month: z.object({ deposited: z.string(), lost: z.string(), staked: z.string(), currency: z.string() }).describe('In the last 30 days'),
  history: z.array(
    z.object({
      at: Moment,
      act: z.string(),
      source: z.enum(['player', 'operator', 'register', 'rule']),
      amount: Amount,
      actor: z.string(),
      actorName: z.string().nullable(),
      reason: z.string(),
    }),
  ),
})

const readLimitRaise = {
  at: 'GET /office/limit-raises/one',
  about: 'A raised limit with its rule, its history and what the player deposited and lost in 30 days',
  takes: Item,
  answers: z.object({ raise: LimitRaiseRow, facts: LimitRaiseFacts }),
  refuses: [],
  permission: 'limits.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const approveLimitRaise = {
  at: 'POST /office/limit-raises/approve',
  about: 'Lets a raise go on; where the rules want a talk with the player, it must have been kept before',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'limits.raise',
  effect: 'changes',
  gate: 'stepUp',
  subject: it,
} as const satisfies OfficeCall

const rejectLimitRaise = {
  at: 'POST /office/limit-raises/reject',
  about: 'Ends a raise that waits; the old limit holds on',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'limits.raise',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const keepLimitTalk = {
  at: 'POST /office/limit-raises/contacted',
  about: 'Keeps that the player was spoken with about a high limit; the reason says how, and what came of it',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'limits.raise',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about raised limits. */
export const limitRaiseCalls = {
  listLimitRaises: listOf('GET /office/limit-raises', queue, LimitRaiseRow),
  readLimitRaise,
  nextLimitRaise: nextOf('POST /office/limit-raises/next', queue),
  keepLimitRaise: keepOf('POST /office/limit-raises/keep', queue),
  leaveLimitRaise: leaveOf('POST /office/limit-raises/leave', queue),
  holdLimitRaise: holdOf('POST /office/limit-raises/hold', queue),
  escalateLimitRaise: escalateOf('POST /office/limit-raises/escalate', queue),
  approveLimitRaise,
  rejectLimitRaise,
  keepLimitTalk,
}
