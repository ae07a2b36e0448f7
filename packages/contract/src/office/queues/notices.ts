import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'deposits.read', decides: 'notices.decide', subject: 'notice' } as const
const it = { kind: 'notice', field: 'item' } as const

/** A notice of a payment provider that could not be read, or not be applied. */
const NoticeRow = QueueItem.extend({
  provider: z.string(),
  failed: z.enum(['unreadable', 'unapplied']),
  reference: z.string().nullable().describe('Our deposit or withdrawal that it is about'),
  tries: z.int().describe('How often it came'),
  player: z.string().nullable().describe('Whose deposit or withdrawal it is about'),
})
export type NoticeRow = z.infer<typeof NoticeRow>

const NoticeFacts = z.object({
  version: z.string().describe('For the precondition `notice:<item>`'),
  note: z.string().nullable(),
  why: z.string().describe('What went wrong, as the house says it'),
  event: z.string().nullable().describe('What the provider calls it'),
  lastAt: Moment,
  raw: z
    .object({ headers: z.array(z.object({ name: z.string(), value: z.string() })), body: z.string() })
    .nullable()
    .describe('Without secrets and personal data; null once it has been forgotten'),
  about: z
    .object({ kind: z.enum(['deposit', 'withdrawal']), state: z.string(), amount: z.string(), currency: z.string(), at: Moment })
    .nullable(),
})

const readNotice = {
  at: 'GET /office/notices/one',
  about: 'A notice that failed: why, what it is about, and its words without secrets',
  takes: Item,
  answers: z.object({ notice: NoticeRow, facts: NoticeFacts }),
  refuses: [],
  permission: 'deposits.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const takeNoticeAgain = {
  at: 'POST /office/notices/again',
  about: 'Takes a notice once more, as of the moment when it came; what it says about money is booked',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'notices.decide',
  effect: 'movesMoney',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const dismissNotice = {
  at: 'POST /office/notices/dismiss',
  about: 'Dismisses a notice: nobody takes it again. What the provider still sends under the same event is taken as ever',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'notices.decide',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about notices that failed. */
export const noticeCalls = {
  listNotices: listOf('GET /office/notices', queue, NoticeRow),
  readNotice,
  nextNotice: nextOf('POST /office/notices/next', queue),
  keepNotice: keepOf('POST /office/notices/keep', queue),
  leaveNotice: leaveOf('POST /office/notices/leave', queue),
  holdNotice: holdOf('POST /office/notices/hold', queue),
  escalateNotice: escalateOf('POST /office/notices/escalate', queue),
  takeNoticeAgain,
  dismissNotice,
}
