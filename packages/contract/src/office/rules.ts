import { z } from 'zod'
import { Moment } from '../base/call.ts'
import type { OfficeCall } from './base/office-call.ts'

/** A country with rules of its own; `*` for all others. */
const RulesOf = z.union([z.string().regex(/^[A-Z]{3}$/), z.literal('*')])
const ruleGrades = ['P', 'S', 'V', 'own', 'unsourced'] as const
const standings = ['past', 'now', 'coming'] as const

const RulesRow = z.object({
  country: RulesOf,
  since: Moment.nullable().describe('From when the rules in force hold; null where none of their own hold yet'),
  next: Moment.nullable(),
  timeZone: z.string().describe('Of the country, in whose days its rules begin'),
  versions: z.int(),
  isVerified: z.boolean().describe('Every value was checked against the law'),
  checkedOn: z.string().describe('When a source was looked at last; empty where there is none'),
})
export type RulesRow = z.infer<typeof RulesRow>

const listRules = {
  at: 'GET /office/rules',
  about: 'Every country with rules of its own, and the rules of all others',
  takes: z.object({}),
  answers: z.object({ countries: z.array(RulesRow) }),
  refuses: [],
  permission: 'rules.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const RulesVersion = z.object({
  from: Moment,
  until: Moment.nullable(),
  standing: z.enum(standings),
  isVerified: z.boolean(),
  values: z.array(
    z.object({
      field: z.string().describe('The path of the value, such as `limits.deposit.mandatory`'),
      value: z.string(),
      source: z.object({ url: z.string(), grade: z.enum(ruleGrades), checkedOn: z.string() }).nullable(),
    }),
  ),
  changes: z
    .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
    .describe('Since the version before'),
})
export type RulesVersion = z.infer<typeof RulesVersion>

const readRules = {
  at: 'GET /office/rules/one',
  about: 'The rules of a country: each version with its values, their sources, and what changed',
  takes: z.object({ country: RulesOf }),
  answers: z.object({
    country: RulesOf,
    file: z.string().describe('Where the code has them'),
    timeZone: z.string(),
    versions: z.array(RulesVersion).describe('The newest first'),
  }),
  refuses: [],
  permission: 'rules.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const countRules = {
  at: 'GET /office/rules/affected',
  about: 'How many active accounts the rules of a country concern, by the ages that they tell apart: at most 10,000 are looked at',
  takes: z.object({ country: z.string().regex(/^[A-Z]{3}$/) }),
  answers: z.object({
    countries: z.array(z.string()).describe('Whose players these rules hold for'),
    players: z.int(),
    isMore: z.boolean().describe('There are more than were looked at'),
    bands: z.array(z.object({ name: z.string(), from: z.int(), to: z.int().nullable(), players: z.int() })),
  }),
  refuses: [],
  permission: 'rules.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** The calls that read the rules of countries. */
export const ruleCalls = { listRules, readRules, countRules }
