import { z } from 'zod'
import { Nothing } from '../../base/call.ts'
import { gates, type OfficeCall } from '../base/office-call.ts'

const Id = z.string().regex(/^[1-9]\d{0,8}$/)
const it = { kind: 'segment', field: 'id' } as const
const Data = z.record(z.string().max(60), z.unknown()).describe('docs/operate/office.md explains each field')

/** Whom campaigns can be for: a question about players. */
const Segment = z.object({
  id: Id,
  name: z.string(),
  data: Data,
  version: z.string().describe('For the precondition `segment:<id>`'),
  campaigns: z.array(z.object({ id: Id, isOn: z.boolean() })).describe('Those that are for it'),
  gate: z.enum(gates).describe('What stands before a change of it'),
})
export type Segment = z.infer<typeof Segment>

const listSegments = {
  at: 'GET /office/segments',
  about: 'The segments of players that campaigns can be for, the newest first',
  takes: Nothing,
  answers: z.object({ segments: z.array(Segment) }),
  refuses: [],
  permission: 'campaigns.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const countSegment = {
  at: 'POST /office/segments/count',
  about: 'How many players a segment has as it is written here, never who: fewer than ten are not told apart',
  takes: z.object({ data: Data }),
  answers: z.object({
    mistakes: z.array(z.string()),
    players: z.int().nullable().describe('Null: fewer than ten'),
    isEstimate: z.boolean().describe('A part of the house was looked at'),
  }),
  refuses: [],
  permission: 'campaigns.draft',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const saveSegment = {
  at: 'POST /office/segments/save',
  about: 'Adds a segment, or changes one; where a started campaign is for it a second person agrees',
  takes: z.object({ id: Id.optional(), data: Data }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'],
  permission: 'campaigns.draft',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about segments. */
export const segmentCalls = { listSegments, countSegment, saveSegment }
