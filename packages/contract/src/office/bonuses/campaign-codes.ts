import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import { After, type OfficeCall } from '../base/office-call.ts'

const Id = z.string().regex(/^[1-9]\d{0,8}$/)
const it = { kind: 'campaign', field: 'id' } as const
const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

/** Codes of a campaign that were made together; each brings it once. */
const CodeBatch = z.object({
  batch: Id,
  codes: z.int(),
  used: z.int(),
  note: z.string(),
  state: z.enum(['open', 'over', 'stopped']),
  endsAt: Moment.nullable(),
  madeAt: Moment,
  madeBy: z.string(),
})
export type CodeBatch = z.infer<typeof CodeBatch>

const listCodeBatches = {
  at: 'GET /office/campaigns/codes',
  about: 'The batches of codes of a campaign, the newest first',
  takes: z.object({ id: Id, after: After }),
  answers: z.object({ batches: z.array(CodeBatch), next: z.string().nullable() }),
  refuses: [],
  permission: 'campaigns.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const readCodes = {
  at: 'POST /office/campaigns/codes/list',
  about: 'The codes of a batch as a file, each with when it was used. Who asked is kept',
  takes: z.object({ id: Id, batch: Id }),
  answers: z.object({ name: z.string(), csv: z.string(), rows: z.int() }),
  refuses: acting,
  permission: 'campaigns.start',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const makeCodes = {
  at: 'POST /office/campaigns/codes/make',
  about: 'Makes codes of a campaign, of which each brings it once; a second person agrees',
  takes: z.object({
    id: Id,
    codes: z.int().min(1).max(10_000),
    note: z.string().trim().min(3).max(120).describe('What they are for'),
    endsAt: Moment.optional().describe('From then on they bring nothing'),
  }),
  answers: Nothing,
  refuses: acting,
  permission: 'campaigns.start',
  effect: 'changes',
  gate: 'second',
  subject: it,
} as const satisfies OfficeCall

const stopCodes = {
  at: 'POST /office/campaigns/codes/stop',
  about: 'Keeps a batch of codes from bringing anything more; what they have brought stays',
  takes: z.object({ id: Id, batch: Id }),
  answers: Nothing,
  refuses: acting,
  permission: 'campaigns.stop',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about codes in batches. */
export const campaignCodeCalls = { listCodeBatches, readCodes, makeCodes, stopCodes }
