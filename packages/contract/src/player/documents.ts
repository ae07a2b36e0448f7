import { z } from 'zod'
import { AutomaticValidation } from './automatic-validation.ts'
import { Moment, Nothing, type Call } from '../base/call.ts'
import { DescribedField } from '../base/fields.ts'

/** The state of a document; null if nothing was sent. */
const Status = z.enum(['uploaded', 'approved', 'rejected'])
export type DocumentStatus = z.infer<typeof Status>

/** One file of a set, as a page reads it. */
export const SentFile = z.object({
  dataUrl: z.string().describe('data:<content type>;base64,<content>'),
  type: z.string().max(100).describe('Content type; the content itself decides'),
  name: z.string().max(255).describe('What the file is called where it comes from'),
  size: z.int().min(0).describe('Its bytes; what did not arrive whole is refused (5)'),
})
export type SentFile = z.infer<typeof SentFile>

const Group = z.object({
  groupStatus: Status.nullable(),
  types: z.record(z.string(), Status.nullable()).describe('The status of each type'),
  offered: z.array(z.string()).describe('The types that can be sent now'),
  nextType: z.string().nullable().describe('The type that is asked for next'),
  nextTypeRequired: z.boolean().describe('Nothing else is taken'),
  reason: z.string().nullable().describe('Why the last one was refused, in the words of whoever looked at it'),
  fields: z.array(DescribedField).describe('What is asked beside the files'),
})
export type DocumentGroupView = z.infer<typeof Group>

const Verified = z.enum(['verified', 'notVerified'])
const Verification = z.object({
  ageVerificationStatus: Verified,
  nameVerificationStatus: Verified,
  addressVerificationStatus: Verified,
  userValidated: z.boolean().describe('It is known who the player is'),
  hasPendingDocumentRequest: z.boolean().describe('An operator has asked for a document that was not sent yet'),
})
export type VerificationStatuses = z.infer<typeof Verification>

const Document = z.object({
  id: z.string(),
  group: z.string(),
  type: z.string(),
  name: z.string().describe('As the player called it; may be empty'),
  status: Status,
  reason: z.string().nullable(),
  files: z.int(),
  uploadedAt: Moment,
  decidedAt: Moment.nullable(),
})
export type SentDocument = z.infer<typeof Document>

const Documents = z.object({
  groups: z.object({ identity: Group, address: Group, account: Group, paymentDetails: Group, sof: Group }),
  verification: Verification,
  requests: z.array(z.object({ group: z.string(), type: z.string() })).describe('What an operator waits for'),
  documents: z.array(Document).describe('What was sent, the newest first'),
  automatic: AutomaticValidation.nullable().describe('The automatic validation, where one is on'),
})
export type Documents = z.infer<typeof Documents>

/** The largest body of an upload, in bytes. The login is checked before the body is read. */
const uploadBytes = 48 * 1_048_576

const readDocuments = {
  at: 'GET /api/documents',
  about: 'How each group of documents stands, what was sent, and what is asked for',
  takes: Nothing,
  answers: Documents,
  refuses: [115],
  who: 'player',
} as const satisfies Call

const uploadDocument = {
  at: 'POST /api/documents',
  about: 'Sends a document: its files together, each checked for what it is and for viruses. Nothing of a refused one is kept',
  takes: z.object({
    group: z.enum(['identity', 'address', 'account', 'paymentDetails']),
    type: z.string().max(60).default('otherDocument'),
    name: z.string().max(200).default('').describe('Needed in account and paymentDetails; "iban" for ibanVerification'),
    fields: z.record(z.string().max(60), z.string().max(500)).default({}),
    files: z.array(SentFile).max(100).describe('The sides or pages, in their order'),
  }),
  answers: Documents,
  refuses: [2, 5, 115, 130, 160, 204, 274, 275, 305, 9008],
  who: 'player',
  keyed: true,
  bodyBytes: uploadBytes,
} as const satisfies Call

const FundsDetail = z.object({
  status: Status.nullable(),
  amount: z.string().nullable().describe('As it was given last: a decimal string, or a range such as 1000:2000'),
  reason: z.string().nullable().describe('Why it was refused'),
})

const SourceOfFunds = z.object({
  sofDetails: z
    .record(z.string(), FundsDetail)
    .describe('By type: salary, selfEmployed, companyProfit, saleOfAssets, inheritance, savings, other'),
  groupStatus: Status.nullable(),
  offered: z.array(z.string()).describe('The types that can be sent now: neither approved nor waiting'),
  isAsked: z.boolean().describe('Money waits until it is known where it comes from (234)'),
  amountVersion: z.int().describe('1: an amount is a number; 2: one of amountRanges'),
  amountRanges: z.array(z.string()).describe('start:end, for a month; an open end is empty'),
  amountRequired: z.boolean(),
  fileRequired: z.boolean(),
  currency: z.string(),
})
export type SourceOfFunds = z.infer<typeof SourceOfFunds>

const readSourceOfFunds = {
  at: 'GET /api/source-of-funds',
  about: 'How each source of funds of the player stands, and what is asked of a new one',
  takes: Nothing,
  answers: SourceOfFunds,
  refuses: [115],
  who: 'player',
} as const satisfies Call

const uploadSourceOfFunds = {
  at: 'POST /api/source-of-funds',
  about: 'Says where money comes from: the types that were chosen, and for each an amount and files. All of it is kept, or nothing',
  takes: z.object({
    selectedTypes: z.array(z.string().max(60)).max(20).default([]),
    amount: z.record(z.string().max(60), z.string().max(40)).default({}).describe('By type'),
    files: z.record(z.string().max(60), z.array(SentFile).max(100)).default({}).describe('By type'),
  }),
  answers: SourceOfFunds,
  refuses: [2, 5, 115, 160, 274, 275, 305, 9004, 9008],
  who: 'player',
  keyed: true,
  bodyBytes: uploadBytes,
} as const satisfies Call

export const documents = { readDocuments, uploadDocument, readSourceOfFunds, uploadSourceOfFunds }
