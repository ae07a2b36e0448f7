import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'accounts.decide', decides: 'accounts.decide', subject: 'account' } as const
const it = { kind: 'account', field: 'item' } as const

/** How well the name on an account agrees with the name in the profile. */
const agreements = ['same', 'likely', 'familyName', 'none', 'unknown'] as const

/** A payment account that a player has given and nobody has confirmed. */
const AccountRow = QueueItem.extend({
  player: z.string(),
  name: z.string().describe('First name and initial'),
  country: z.string(),
  account: z.string().describe('Masked'),
})
export type AccountRow = z.infer<typeof AccountRow>

const Sums = z.array(z.object({ currency: z.string(), in: z.string(), out: z.string() }))

const AccountFacts = z.object({
  version: z.string().describe('For the precondition `account:<item>`'),
  note: z.string().nullable(),
  agreement: z.enum(agreements),
  givenAt: Moment,
  changedAt: Moment.nullable().describe('When the account or the name on it was changed'),
  firstPaidInAt: Moment.nullable(),
  sums: Sums.describe('What ever came from there and went there, by currency'),
  waiting: z.int().describe('Withdrawals to it that wait'),
  player: z.object({
    status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']),
    since: Moment,
    isValidated: z.boolean(),
  }),
  otherOwners: z.array(
    z.object({
      player: z.string(),
      name: z.string().describe('First name and initial'),
      country: z.string(),
      isHousehold: z.boolean().describe('Shares an address, a phone number or a person with this player'),
      hasItNow: z.boolean(),
    }),
  ),
  others: z.array(z.object({ account: z.string(), isConfirmed: z.boolean(), isBlocked: z.boolean() })).describe('What else is stored'),
})

const readAccount = {
  at: 'GET /office/accounts/one',
  about: 'A payment account with all that is known for its decision',
  takes: Item,
  answers: z.object({ account: AccountRow, facts: AccountFacts }),
  refuses: [],
  permission: 'accounts.decide',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const lookAtAccount = {
  at: 'POST /office/accounts/look',
  about:
    'Takes a payment account and uncovers whose name is on it and in the profile. That somebody looked is in the access log, with the account as the reason',
  takes: Item,
  answers: z.object({ holder: z.string().nullable(), name: z.string() }),
  refuses: deciding,
  permission: 'accounts.decide',
  effect: 'reveals',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const verifyAccount = {
  at: 'POST /office/accounts/verify',
  about: "Confirms that a payment account is the player's own: money can be paid to it",
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'accounts.decide',
  effect: 'changes',
  gate: 'stepUp',
  subject: it,
} as const satisfies OfficeCall

const refuseAccount = {
  at: 'POST /office/accounts/refuse',
  about: 'Leaves a payment account unconfirmed; it comes back when the player changes it',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'accounts.decide',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const blockAccount = {
  at: 'POST /office/accounts/block',
  about: 'Closes a payment account to paying in and out',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'accounts.decide',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about payment accounts. */
export const accountCalls = {
  listAccounts: listOf('GET /office/accounts', queue, AccountRow),
  readAccount,
  lookAtAccount,
  nextAccount: nextOf('POST /office/accounts/next', queue),
  keepAccount: keepOf('POST /office/accounts/keep', queue),
  leaveAccount: leaveOf('POST /office/accounts/leave', queue),
  holdAccount: holdOf('POST /office/accounts/hold', queue),
  escalateAccount: escalateOf('POST /office/accounts/escalate', queue),
  verifyAccount,
  refuseAccount,
  blockAccount,
}
