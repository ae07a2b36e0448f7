import { z } from 'zod'
import { Moment, Nothing } from '../base/call.ts'
import { After, Change, type OfficeCall } from './base/office-call.ts'
import { StaffId } from './base/shapes.ts'
import { bulkCallNames } from './bulk-calls.ts'

/** How many things one bulk changes at most, and how many are rehearsed at a time. */
export const mostBulkRows = 10_000
const mostRehearsedRows = 50

const BulkCall = z.enum(bulkCallNames)
const Subjects = z.array(z.string().min(1).max(200)).min(1)
const Input = z.record(z.string().max(60), z.unknown()).describe('What the call takes, without whom it is about')
const Wanted = z.object({ call: BulkCall, input: Input })

const Refused = z.object({ error: z.string(), message: z.string().nullable() })
const bulkStates = ['cooling', 'running', 'done', 'undone'] as const
const rowStates = ['waiting', 'done', 'refused'] as const

const Bulk = z.object({
  id: z.string(),
  call: BulkCall,
  by: z.object({ id: StaffId, name: z.string() }),
  at: Moment,
  startsAt: Moment.describe('Until then it can be undone'),
  state: z.enum(bulkStates),
  rows: z.int(),
  done: z.int(),
  refused: z.int(),
})
export type Bulk = z.infer<typeof Bulk>

const rehearseBulk = {
  at: 'POST /office/bulk/rehearse',
  about: 'What an act would do to each of some things, one after the other, and why it would be refused; nothing is done',
  takes: Wanted.extend({ subjects: Subjects.max(mostRehearsedRows) }),
  answers: z.object({
    rows: z.array(z.object({ subject: z.string(), changes: z.array(Change), refused: Refused.nullable() })),
  }),
  refuses: ['mayNot'],
  permission: 'bulk.make',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const makeBulk = {
  at: 'POST /office/bulk/make',
  about:
    'Does an act to each of a list that stays as it is now. It begins after office.bulkUndoSeconds and can be undone until then. Above 50 things, or where money moves, a second person agrees',
  takes: Wanted.extend({ subjects: Subjects.max(mostBulkRows) }),
  answers: z.object({ id: z.string(), startsAt: Moment }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'mayNot', 'moved'],
  permission: 'bulk.make',
  effect: 'changes',
  gate: 'reason',
  makes: { kind: 'bulk', field: 'id' },
  inverse: 'undoBulk',
} as const satisfies OfficeCall

const undoBulk = {
  at: 'POST /office/bulk/undo',
  about: 'Undoes a bulk that has not begun: nothing of it is done',
  takes: z.object({ id: z.string().max(40) }),
  answers: Nothing,
  refuses: ['mayNot', 'moved'],
  permission: 'bulk.make',
  effect: 'changes',
  gate: 'none',
  subject: { kind: 'bulk', field: 'id' },
} as const satisfies OfficeCall

const listBulks = {
  at: 'GET /office/bulk',
  about: 'What was done to many, the newest first, as far as whoever asks may do the same',
  takes: z.object({ after: After }),
  answers: z.object({ bulks: z.array(Bulk), next: z.string().nullable() }),
  refuses: [],
  permission: 'bulk.make',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const readBulk = {
  at: 'GET /office/bulk/one',
  about: 'A bulk: how far it is, and what became of each thing',
  takes: z.object({ id: z.string().max(40), state: z.enum(rowStates).optional(), after: After }),
  answers: z.object({
    bulk: Bulk,
    input: Input,
    reason: z.string(),
    items: z.array(z.object({ subject: z.string(), state: z.enum(rowStates), refused: Refused.nullable() })),
    next: z.string().nullable(),
  }),
  refuses: [],
  permission: 'bulk.make',
  effect: 'reads',
  gate: 'none',
  subject: { kind: 'bulk', field: 'id' },
} as const satisfies OfficeCall

/** The calls that do an act to many. */
export const bulkCalls = { rehearseBulk, makeBulk, undoBulk, listBulks, readBulk }
