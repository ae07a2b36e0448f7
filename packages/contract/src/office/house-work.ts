import { z } from 'zod'
import { Moment, Nothing } from '../base/call.ts'
import { ArchivedMonths, type OfficeCall } from './base/office-call.ts'

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

const listJobs = {
  at: 'GET /office/jobs',
  about: 'How much work of each kind runs, is due, or was given up; and what was given up and why',
  takes: Nothing,
  answers: z.object({
    counts: z.array(z.object({ kind: z.string(), running: z.int(), due: z.int(), dead: z.int(), dueSince: Moment.nullable() })),
    dead: z.array(
      z.object({ id: z.string(), kind: z.string(), key: z.string(), failures: z.int(), reason: z.string().nullable(), since: Moment }),
    ),
  }),
  refuses: [],
  permission: 'jobs.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const retryJobs = {
  at: 'POST /office/jobs/retry',
  about: 'Has work that was given up tried again: one job, or all',
  takes: z.object({ job: z.union([z.literal('all'), z.string().regex(/^\d{1,18}$/)]) }),
  answers: z.object({ revived: z.int() }),
  refuses: acting,
  permission: 'jobs.retry',
  effect: 'changes',
  gate: 'reason',
} as const satisfies OfficeCall

const refreshEmailDomains = {
  at: 'POST /office/email-domains/refresh',
  about: 'Puts a newer list of throw-away mail services in place: lines, or a JSON list',
  takes: z.object({ text: z.string().max(8_000_000), source: z.string().min(1).max(500).describe('Where the list came from') }),
  answers: z.object({ domains: z.int(), asOf: Moment }),
  refuses: acting,
  permission: 'settings.edit',
  effect: 'changes',
  gate: 'reason',
} as const satisfies OfficeCall

const setReferralCode = {
  at: 'POST /office/referral-codes/set',
  about: 'Adds a referral code of the house, or changes until when it holds',
  takes: z.object({ code: z.string().min(1).max(40), expiresAt: Moment.nullable().describe('Null: it holds for good') }),
  answers: z.object({ code: z.string(), expiresAt: Moment.nullable() }),
  refuses: acting,
  permission: 'campaigns.draft',
  effect: 'changes',
  gate: 'reason',
} as const satisfies OfficeCall

const ArchivedTables = z.array(z.object({ table: z.string(), months: ArchivedMonths }))

const listErasures = {
  at: 'GET /office/erasures',
  about: 'Who was erased by whom, and what a search has found of them afterwards',
  takes: Nothing,
  answers: z.object({
    erasures: z.array(
      z.object({
        player: z.string(),
        erasedAt: Moment,
        actor: z.string(),
        removed: z.record(z.string(), z.number()),
        leftOver: z.record(z.string(), z.number()).nullable().describe('Null: not searched yet'),
      }),
    ),
    archived: ArchivedTables.describe('What no search reads, as the archive has it alone'),
  }),
  refuses: [],
  permission: 'players.erase',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const explainRetention = {
  at: 'GET /office/retention',
  about: 'What is kept of players, how long and why; of players of a country, if one is named',
  takes: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
  }),
  answers: z.object({
    kept: z.array(z.object({ what: z.string(), kept: z.string(), why: z.string(), basis: z.string(), tables: z.array(z.string()) })),
    archived: ArchivedTables.describe('What of these tables the archive has alone'),
  }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** The calls about the running of the house. */
export const houseWorkCalls = { listJobs, retryJobs, refreshEmailDomains, setReferralCode, listErasures, explainRetention }
