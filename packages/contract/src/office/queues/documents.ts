import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import { documentRefusals } from './document-refusals.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'documents.read', decides: 'documents.decide', subject: 'document' } as const
const it = { kind: 'document', field: 'item' } as const

const Group = z.enum(['identity', 'address', 'account', 'paymentDetails', 'sof'])

/** A document that waits for a person. */
const DocumentRow = QueueItem.extend({
  player: z.string(),
  name: z.string().describe('First name and initial'),
  country: z.string(),
  group: Group,
  type: z.string(),
  files: z.int(),
})
export type DocumentRow = z.infer<typeof DocumentRow>

/** A field of the profile beside the same field of the document. */
const ComparedField = z.object({
  name: z.string(),
  profile: z.string().nullable(),
  document: z.string().nullable(),
  agrees: z.boolean().nullable().describe('Null where there is nothing to compare with'),
})
export type ComparedField = z.infer<typeof ComparedField>

const DocumentFacts = z.object({
  version: z.string().describe('For the precondition `document:<item>`'),
  note: z.string().nullable(),
  player: z.object({
    status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']),
    since: Moment,
    language: z.string().describe('In which the player reads'),
    isValidated: z.boolean(),
  }),
  why: z.object({
    askedSince: Moment.nullable().describe('Since when the house asks for this type'),
    holds: z.array(z.string()).describe('The holds on the money that end with documents'),
    service: z
      .object({ provider: z.string(), reference: z.string(), state: z.string(), reason: z.string().nullable() })
      .nullable()
      .describe('The service that read it, and keeps its pictures'),
  }),
  rules: z.object({
    leastFiles: z.int().describe('How many sides or pages are wanted'),
    provesPerson: z.boolean().describe('With one of the other group it shows who somebody is'),
    confirmsAccount: z.boolean(),
    showsFunds: z.boolean(),
  }),
  fields: z.array(ComparedField).describe('Masked'),
  earlier: z.array(
    z.object({
      id: z.string(),
      group: Group,
      type: z.string(),
      status: z.enum(['uploaded', 'approved', 'rejected']),
      sentAt: Moment,
      decidedAt: Moment.nullable(),
      reason: z.string().nullable().describe('What the player read'),
    }),
  ),
  refusals: z
    .array(z.object({ code: z.enum(documentRefusals), text: z.string() }))
    .describe('What the player would read, in their language, by its code'),
})

const readDocument = {
  at: 'GET /office/documents/one',
  about: 'A document beside the profile, masked, with how earlier ones were decided',
  takes: Item,
  answers: z.object({ document: DocumentRow, facts: DocumentFacts }),
  refuses: [],
  permission: 'documents.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const lookAtDocument = {
  at: 'POST /office/documents/look',
  about:
    'Takes a document and uncovers what is written in it and in the profile. That somebody looked is in the access log, with the document as the reason',
  takes: Item,
  answers: z.object({
    fields: z.array(ComparedField),
    called: z.string().describe('What the player calls it; empty if they did not'),
    amount: z.string().nullable().describe('A range of yearly income, of a source of funds'),
    files: z.array(z.object({ place: z.int(), isPaper: z.boolean().describe('Has pages of its own') })),
  }),
  refuses: deciding,
  permission: 'documents.decide',
  effect: 'reveals',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const showDocumentPage = {
  at: 'POST /office/documents/page',
  about:
    'Takes a document, and makes the address of one of its pages, drawn anew as a picture. It works once, within 60 seconds, in this session. That somebody looked is in the access log',
  takes: Item.extend({ file: z.int().min(0).max(99), page: z.int().min(0).max(999) }),
  answers: z.object({ address: z.string(), pages: z.int() }),
  refuses: ['outOfReach', 'aboveBound', 'mayNot', 'taken'],
  permission: 'documents.decide',
  effect: 'attends',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const approveDocument = {
  at: 'POST /office/documents/approve',
  about: 'Takes a document for good: who the player is, an account, or where money comes from is shown by it',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'documents.decide',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const rejectDocument = {
  at: 'POST /office/documents/reject',
  about: 'Refuses a document. The player reads the text of the code in their language, and can send another one',
  takes: Item.extend({ code: z.enum(documentRefusals) }),
  answers: Nothing,
  refuses: deciding,
  permission: 'documents.decide',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const readRequestable = {
  at: 'GET /office/documents/requestable',
  about: 'The types of documents that a player can be asked for, as the player reads them, and which are asked for already',
  takes: z.object({ player: z.string().regex(/^\d{1,18}$/) }),
  answers: z.object({
    language: z.string(),
    types: z.array(z.object({ type: z.string(), group: Group, text: z.string(), isAsked: z.boolean() })),
    mayHold: z.boolean().describe('Whether the money can be held meanwhile'),
  }),
  refuses: ['outOfReach'],
  permission: 'documents.request',
  effect: 'reads',
  gate: 'none',
  subject: { kind: 'player', field: 'player' },
} as const satisfies OfficeCall

const requestDocuments = {
  at: 'POST /office/documents/request',
  about: 'Asks a player for documents; with `holdMoney` nothing is paid in or out until they are here',
  takes: z.object({
    player: z.string().regex(/^\d{1,18}$/),
    types: z.array(z.string().max(60)).min(1).max(10),
    holdMoney: z.boolean(),
  }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'mayNot', 'moved'],
  permission: 'documents.request',
  effect: 'changes',
  gate: 'reason',
  subject: { kind: 'player', field: 'player' },
} as const satisfies OfficeCall

const ofPlayer = { kind: 'player', field: 'player' } as const
const OfPlayer = z.object({ player: z.string().regex(/^\d{1,18}$/) })

const withdrawDocumentRequest = {
  at: 'POST /office/documents/withdraw-request',
  about: 'No longer asks a player for documents',
  takes: OfPlayer.extend({ types: z.array(z.string().max(60)).min(1).max(10) }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'mayNot', 'moved'],
  permission: 'documents.decide',
  effect: 'changes',
  gate: 'reason',
  subject: ofPlayer,
} as const satisfies OfficeCall

const decideDocumentAgain = {
  at: 'POST /office/documents/decide-again',
  about: 'Decides on a document that was decided before, by a colleague or a service',
  takes: OfPlayer.extend({
    document: z.string().min(1).max(60),
    verdict: z.enum(['approved', 'rejected']),
    code: z.enum(documentRefusals).optional().describe('What the player reads of a rejection'),
  }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'mayNot', 'moved'],
  permission: 'documents.decide',
  effect: 'changes',
  gate: 'stepUp',
  subject: ofPlayer,
} as const satisfies OfficeCall

const exportDocument = {
  at: 'POST /office/documents/export',
  about:
    'Opens a document of a player, with its files as they were sent where they are wanted. That somebody looked is in the access log, and the player may read it',
  takes: OfPlayer.extend({ document: z.string().min(1).max(60), withFiles: z.boolean() }),
  answers: z.object({
    id: z.string(),
    group: z.string(),
    type: z.string(),
    name: z.string().describe('What the player calls it'),
    status: z.string(),
    reason: z.string().nullable(),
    uploadedAt: Moment,
    fields: z.record(z.string(), z.string()),
    amount: z.string().nullable(),
    files: z.array(z.object({ place: z.int(), contentType: z.string(), content: z.base64() })),
  }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'moved'],
  permission: 'documents.decide',
  effect: 'reveals',
  gate: 'reason',
  subject: ofPlayer,
} as const satisfies OfficeCall

/** The calls about documents. */
export const documentCalls = {
  listDocuments: listOf('GET /office/documents', queue, DocumentRow),
  readDocument,
  lookAtDocument,
  showDocumentPage,
  nextDocument: nextOf('POST /office/documents/next', queue),
  keepDocument: keepOf('POST /office/documents/keep', queue),
  leaveDocument: leaveOf('POST /office/documents/leave', queue),
  holdDocument: holdOf('POST /office/documents/hold', queue),
  escalateDocument: escalateOf('POST /office/documents/escalate', queue),
  approveDocument,
  rejectDocument,
  readRequestable,
  requestDocuments,
  withdrawDocumentRequest,
  decideDocumentAgain,
  exportDocument,
}
