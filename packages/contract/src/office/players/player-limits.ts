import { z } from 'zod'
import { Moment } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { OfPlayer, ofPlayer } from './players.ts'

const Shown = z.string().describe('With its currency; session limits in hours')
/** A row of the log of limits. */
const LogRow = z.object({ act: z.string(), actor: z.string(), at: Moment, reason: z.string(), rules: z.string().nullable() })

const explainLimits = {
  at: 'GET /office/players/limits/explain',
  about: 'Which limits held at a moment, from which source and why; now without a moment',
  takes: OfPlayer.extend({ at: Moment.optional() }),
  answers: z.object({
    at: Moment,
    currency: z.string(),
    rules: z.object({ code: z.string(), validFrom: z.string(), timeZone: z.string(), verified: z.boolean() }),
    limits: z.array(
      z.object({
        type: z.string(),
        period: z.string(),
        amount: Shown,
        source: z.string(),
        used: Shown.nullable().describe('Null: not known of that moment'),
        available: Shown.nullable(),
        said: z.array(z.object({ source: z.string(), amount: Shown })),
        window: z.object({ start: Moment, end: Moment }).nullable(),
        because: LogRow.nullable().describe('Null: the rules set it themselves'),
        approved: LogRow.nullable(),
      }),
    ),
    pending: z.array(
      z.object({
        type: z.string(),
        period: z.string(),
        amount: Shown.nullable().describe('Null: the limit is to go'),
        requestedAt: Moment,
        dueAt: Moment,
        review: z.string().nullable(),
        confirmHours: z.number().nullable(),
        rules: z.string().nullable().describe('By whose rules that was decided'),
      }),
    ),
    ends: z.array(z.object({ type: z.string(), period: z.string(), endsAt: Moment, asked: LogRow.nullable() })),
    raisesBlocked: LogRow.nullable(),
    missing: z.array(z.object({ type: z.string(), period: z.string() })),
    gates: z.object({ bet: z.string().nullable(), deposit: z.string().nullable(), until: Moment.nullable() }),
    sources: z.array(
      z.object({ type: z.string(), delayHours: z.number(), waitPeriodEnd: z.boolean(), url: z.string(), grade: z.string() }),
    ),
  }),
  refuses: ['outOfReach', 'mayNot'],
  permission: 'limits.read',
  effect: 'reads',
  gate: 'none',
  subject: ofPlayer,
} as const satisfies OfficeCall

/** The call that explains limits. */
export const playerLimitCalls = { explainLimits }
