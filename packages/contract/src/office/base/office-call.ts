import { z } from 'zod'
import { UsedPasskey } from '../../player/shapes/used-passkey.ts'
import type { OfficeErrorName } from './office-errors.ts'
import type { Permission } from './permissions.ts'

/**
 * What stands between a permission and an act. `reason`: a sentence that is kept. `stepUp`: a passkey signs this very
 * act. `second`: the call becomes a change request that somebody else applies. Each contains those before it. A setting
 * may raise a call's gate, never lower it.
 */
export const gates = ['none', 'reason', 'stepUp', 'second'] as const
export type Gate = (typeof gates)[number]

/**
 * What a call does to the house: reads, reveals personal data, says who works on what (`attends`, which the audit log does
 * not keep), changes something, or moves money.
 */
export type Effect = 'reads' | 'reveals' | 'attends' | 'changes' | 'movesMoney'

/** What a call is about: a kind of thing, and the field of the input that names it. */
export type Subject = {
  readonly kind:
    | 'staff'
    | 'role'
    | 'request'
    | 'token'
    | 'segment'
    | 'setting'
    | 'player'
    | 'withdrawal'
    | 'suspense'
    | 'review'
    | 'document'
    | 'account'
    | 'method'
    | 'game'
    | 'gameProvider'
    | 'page'
    | 'limitRaise'
    | 'exclusionReturn'
    | 'round'
    | 'notice'
    | 'returnAlarm'
    | 'debt'
    | 'bulk'
    | 'campaign'
    | 'jackpot'
    | 'race'
    | 'message'
    | 'incident'
    | 'lobby'
    | 'chatMessage'
  readonly field: string
}

/** One call of the office's API. */
export type OfficeCall = {
  readonly at: `${'GET' | 'POST'} /office/${string}`
  readonly about: string
  /** The input: the query of a GET; of a POST what stands under `input` in an `Act`. */
  readonly takes: z.ZodType
  readonly answers: z.ZodType
  /** Besides those that any call may answer (`everywhere` in office-errors.ts). */
  readonly refuses: readonly OfficeErrorName[]
  /** `nobody`: without a session. `staff`: every signed-in colleague, about themselves. */
  readonly permission: Permission | 'nobody' | 'staff'
  readonly effect: Effect
  readonly gate: Gate
  readonly subject?: Subject
  /** What a call makes: its kind, and the field of the answer that names it. */
  readonly makes?: Subject
  /** The call that takes this one back. */
  readonly inverse?: string
  /** What it answers holds a secret that is shown once: it is never kept. */
  readonly answersOnce?: true
  /** A call whose existence is known to those alone who may make it: everybody else is answered that there is none. */
  readonly hidden?: true
}

/** A reason: what somebody writes for whoever reads the log. */
export const Reason = z.string().trim().min(10).max(500)

/** A passkey's signature of one act: the number that the server made for this try, and what the device answered. */
export const Signature = z.object({ number: z.string().max(100), used: UsedPasskey })

/** The versions of what somebody looked at when deciding: the act is refused if one has moved. */
export const Precondition = z.record(z.string().max(100), z.string().max(200))

/** The body of every POST that is more than reading. `dryRun` does all of it, answers the effect, and takes it back. */
export const Act = z.object({
  input: z.unknown(),
  reason: z.string().max(2000).optional(),
  signature: Signature.optional(),
  precondition: Precondition.optional(),
  dryRun: z.boolean().optional(),
})
export type Act = z.infer<typeof Act>

/** One thing that an act changes: what, about whom, before and after. */
export const Change = z.object({
  what: z.string().describe('Key of the text in the messages of the office'),
  subject: z.string().optional(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type Change = z.infer<typeof Change>

/** What an act does, as a dry run shows it: changes, postings, and how many people it concerns. */
export const Consequence = z.object({
  changes: z.array(Change),
  legs: z.array(z.object({ from: z.string(), to: z.string(), amount: z.string(), currency: z.string() })),
  people: z.int(),
})
export type Consequence = z.infer<typeof Consequence>

/** Where a list goes on: what the last page answered as `next`. */
export const After = z.string().max(200).optional()

/** Months, both ends included, of which a list shows nothing, as the database has them no more. */
export const ArchivedMonths = z
  .array(z.object({ from: z.string(), to: z.string() }))
  .describe('Months (2025-03) that are in the archive alone, without those of before and after what was asked for')
export type ArchivedMonths = z.infer<typeof ArchivedMonths>
