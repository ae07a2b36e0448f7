import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import { approvalWants } from './approval-wants.ts'
import { gates, type OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'withdrawals.read', decides: 'withdrawals.reject', subject: 'withdrawal' } as const
const it = { kind: 'withdrawal', field: 'item' } as const

const approvalChecks = ['amount', 'age', 'open', ...approvalWants] as const

const Amount = z.string().describe('A decimal string in the currency of the row')

/** A withdrawal in the queue. */
const WithdrawalRow = QueueItem.extend({
  player: z.string(),
  name: z.string().describe('First name and initial'),
  country: z.string(),
  amount: Amount,
  fee: Amount,
  currency: z.string(),
  destination: z.string().describe('Masked'),
})
export type WithdrawalRow = z.infer<typeof WithdrawalRow>

/** What is known about a withdrawal when somebody decides on it. */
const WithdrawalFacts = z.object({
  state: z.string(),
  version: z.string().describe('For the precondition `withdrawal:<item>`'),
  note: z.string().nullable().describe('Why it was set aside or handed on'),
  player: z.object({
    status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']),
    since: Moment,
    isValidated: z.boolean(),
    hasMoneyHeld: z.array(z.string()).describe('The kinds of holds on the money'),
  }),
  destination: z.object({
    description: z.string(),
    isConfirmed: z.boolean(),
    isBlocked: z.boolean(),
    paidInFrom: Amount.describe('What ever came from there'),
    paidOutTo: Amount.describe('What ever was paid there'),
  }),
  money: z.object({
    cash: Amount,
    pending: Amount.describe('All withdrawals that wait'),
    deposited: Amount.describe('Since the account was opened'),
    withdrawn: Amount.describe('Since the account was opened'),
    staked: Amount.describe('In the last 30 days'),
    won: Amount.describe('In the last 30 days'),
    lastDepositAt: Moment.nullable(),
  }),
  payGate: z.enum(gates).describe('What stands before paying it, by its amount'),
  checks: z
    .array(z.object({ name: z.enum(approvalChecks), passes: z.boolean(), value: z.string(), wants: z.string() }))
    .describe('Why it is here'),
})

const readWithdrawal = {
  at: 'GET /office/withdrawals/one',
  about: 'A withdrawal with all that is known for its decision',
  takes: Item,
  answers: z.object({ withdrawal: WithdrawalRow, facts: WithdrawalFacts }),
  refuses: ['outOfReach', 'aboveBound'],
  permission: 'withdrawals.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const payWithdrawal = {
  at: 'POST /office/withdrawals/pay',
  about:
    'Lets a withdrawal go to the payment provider. Above the amounts of the setting office.payGates a passkey signs, or a second person agrees',
  takes: Item,
  answers: Nothing,
  refuses: [...deciding, 'decidedBefore'],
  permission: 'withdrawals.pay',
  effect: 'movesMoney',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const rejectWithdrawal = {
  at: 'POST /office/withdrawals/reject',
  about: "Refuses a withdrawal; the money is the player's again",
  takes: Item,
  answers: Nothing,
  refuses: [...deciding, 'decidedBefore'],
  permission: 'withdrawals.reject',
  effect: 'movesMoney',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The rule by which withdrawals are paid without a person. */
const ApprovalRule = z.object({
  isOn: z.boolean(),
  upTo: z.record(z.string().regex(/^[A-Z]{3}$/), z.string().regex(/^\d{1,9}(\.\d{1,4})?$/)).describe('The largest amount, by currency'),
  afterDays: z.int().min(0).max(3650).describe('How old an account must be'),
  wants: z.array(z.enum(approvalWants)),
})
export type ApprovalRule = z.infer<typeof ApprovalRule>

const readWithdrawalRule = {
  at: 'GET /office/withdrawals/rule',
  about: 'The rule by which withdrawals are paid without a person',
  takes: z.object({}),
  answers: z.object({ rule: ApprovalRule, version: z.string().describe('For the precondition `withdrawal.rule`') }),
  refuses: [],
  permission: 'withdrawals.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const setWithdrawalRule = {
  at: 'POST /office/withdrawals/rule',
  about:
    'Changes the rule. A dry run holds the requests of the last 30 days against it, each with what was known then. What may pay more than before needs a second person',
  takes: ApprovalRule,
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'moved'],
  permission: 'withdrawals.lead',
  effect: 'movesMoney',
  gate: 'reason',
} as const satisfies OfficeCall

const requestWithdrawal = {
  at: 'POST /office/withdrawals/request',
  about: 'Asks for the whole balance for a player who cannot sign in; it is paid like any other. A second person agrees',
  takes: z.object({
    player: z.string().regex(/^\d{1,18}$/),
    to: z.string().max(60).optional().describe('The reference of a card or account, if there are several'),
  }),
  answers: z.object({
    reference: z.string(),
    to: z.string(),
    amount: Amount,
    fee: Amount,
    above: Amount,
    bound: Amount,
    currency: z.string(),
  }),
  refuses: [...deciding],
  permission: 'withdrawals.pay',
  effect: 'movesMoney',
  gate: 'second',
  subject: { kind: 'player', field: 'player' },
} as const satisfies OfficeCall

/** The calls about withdrawals. */
export const withdrawalCalls = {
  listWithdrawals: listOf('GET /office/withdrawals', queue, WithdrawalRow),
  readWithdrawal,
  nextWithdrawal: nextOf('POST /office/withdrawals/next', queue),
  keepWithdrawal: keepOf('POST /office/withdrawals/keep', queue),
  leaveWithdrawal: leaveOf('POST /office/withdrawals/leave', queue),
  holdWithdrawal: holdOf('POST /office/withdrawals/hold', queue),
  escalateWithdrawal: escalateOf('POST /office/withdrawals/escalate', queue),
  payWithdrawal,
  rejectWithdrawal,
  requestWithdrawal,
  readWithdrawalRule,
  setWithdrawalRule,
}
