import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'ledger.read', decides: 'debts.recover', subject: 'debt' } as const
const it = { kind: 'debt', field: 'item' } as const

const Amount = z.string().describe('A decimal string in the currency of the row')

/** What a player owes after a refund or a chargeback. */
const DebtRow = QueueItem.extend({
  player: z.string(),
  name: z.string().describe('First name and initial'),
  country: z.string(),
  amount: Amount,
  currency: z.string(),
})
export type DebtRow = z.infer<typeof DebtRow>

const DebtFacts = z.object({
  version: z.string().describe('For the precondition `debt:<item>`'),
  note: z.string().nullable(),
  player: z.object({ status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']), since: Moment }),
  has: z.object({ cash: Amount, reserve: Amount, pending: Amount }).describe('What the player has now'),
  deposits: z.object({ times: z.int(), amount: Amount, lastAt: Moment.nullable() }).describe('Since the debt began'),
  rule: z.enum(['nextDeposit', 'never']).describe('What becomes of it by itself (setting be.debt.recovery)'),
  writtenOff: Amount.describe('What was written off of this player before'),
  moves: z
    .array(z.object({ at: Moment, kind: z.string(), about: z.string(), amount: z.string().describe('Below zero it was lowered') }))
    .describe('What made and lowered it, the newest first'),
})

const readDebt = {
  at: 'GET /office/debts/one',
  about: 'What a player owes: how it came, what they have now, what they deposited since',
  takes: Item,
  answers: z.object({ debt: DebtRow, facts: DebtFacts }),
  refuses: [],
  permission: 'ledger.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const recoverDebt = {
  at: 'POST /office/debts/recover',
  about: "Takes a debt from the player's cash, as far as that goes",
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'debts.recover',
  effect: 'movesMoney',
  gate: 'stepUp',
  subject: it,
} as const satisfies OfficeCall

const writeOffDebt = {
  at: 'POST /office/debts/write-off',
  about: 'Writes a debt off: nobody collects it any more. If its chargeback is won afterwards, that is restored first',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'debts.writeOff',
  effect: 'movesMoney',
  gate: 'second',
  subject: it,
} as const satisfies OfficeCall

/** The calls about debts of players. */
export const debtCalls = {
  listDebts: listOf('GET /office/debts', queue, DebtRow),
  readDebt,
  nextDebt: nextOf('POST /office/debts/next', queue),
  keepDebt: keepOf('POST /office/debts/keep', queue),
  leaveDebt: leaveOf('POST /office/debts/leave', queue),
  holdDebt: holdOf('POST /office/debts/hold', queue),
  escalateDebt: escalateOf('POST /office/debts/escalate', queue),
  recoverDebt,
  writeOffDebt,
}
