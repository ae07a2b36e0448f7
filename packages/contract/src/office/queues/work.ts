import { z } from 'zod'
import { Moment } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'

/** More than so many waiting items are not counted. */
export const mostCounted = 100

const readWork = {
  at: 'GET /office/queues',
  about: 'The queues that one may decide on: how many items one could be given now, up to 100, and the oldest of them',
  takes: z.object({}),
  answers: z.object({
    queues: z.array(
      z.object({
        kind: z.string(),
        waiting: z.int().min(0).max(mostCounted),
        oldest: Moment.nullable(),
        dueAt: Moment.nullable().describe('When the oldest is due'),
        isOverdue: z.boolean(),
      }),
    ),
  }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** The call about what waits for whoever asks. */
export const workCalls = { readWork }
