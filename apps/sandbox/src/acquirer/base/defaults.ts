import { z } from 'zod'

const count = z.int().min(0).max(1_000_000)
const milliseconds = z
  .int()
  .min(0)
  .max(30 * 24 * 3_600_000)

/** The acquirer's adjustable behaviour. Counters are decremented as they are used. */
export const defaultsSchema = z.strictObject({
  webhookDelayMs: milliseconds.default(0).describe('Every notice waits this long (product time) before it is sent first.'),
  payoutDelayMs: milliseconds.default(2000).describe('How long a payout is processing (product time).'),
  payoutReturnDelayMs: milliseconds.default(10_000).describe('How long a payout that will be returned stays paid (product time).'),
  dropNotices: count.default(0).describe('The next N notices are lost for good; they can be sent again from the control room.'),
  duplicateNotices: count.default(0).describe('The next N notices arrive twice at the same instant.'),
  failCalls: count.default(0).describe('The next N calls of the merchant answer 500 and do nothing.'),
  hangCalls: count
    .default(0)
    .describe('The next N calls of the merchant do their work and answer only after hangSeconds: a time-out after the commit.'),
  hangSeconds: z.number().min(0).max(600).default(30).describe('How long a hanging call hangs, in seconds of the real clock.'),
  onlyCalls: z
    .string()
    .max(200)
    .default('')
    .describe('failCalls and hangCalls meet only calls whose "METHOD /path" contains this text; empty for all.'),
})

/** The acquirer's current behaviour. */
export type Defaults = z.output<typeof defaultsSchema>

/** A counter among the {@link Defaults}. */
export type DefaultsCounter = 'dropNotices' | 'duplicateNotices' | 'failCalls' | 'hangCalls'
