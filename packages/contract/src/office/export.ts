import { z } from 'zod'
import type { OfficeCall } from './base/office-call.ts'

/** How many rows one file has at most. */
export const mostExportedRows = 10_000

const exportList = {
  at: 'POST /office/export',
  about:
    'The rows of a list as a file of comma-separated values, masked as the list shows them. That they were taken along stands in the access log of each player among them, and why in the audit log',
  takes: z.object({
    list: z.string().max(100).describe('The address of a list, such as GET /office/players'),
    input: z.record(z.string().max(60), z.string().max(200)).describe('What narrows it, as the list takes it'),
  }),
  answers: z.object({
    name: z.string().describe('A name for the file'),
    csv: z.string(),
    rows: z.int(),
    isMore: z.boolean().describe('Whether the list goes on after the last row'),
    broken: z.array(z.object({ row: z.string(), why: z.string() })).describe('Rows that are not in the file'),
  }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'moved', 'outOfReach'],
  permission: 'lists.export',
  effect: 'reveals',
  gate: 'reason',
} as const satisfies OfficeCall

/** The call that takes a list along. */
export const exportCalls = { exportList }
