import { z } from 'zod'
import { Moment, Nothing } from '../base/call.ts'
import { After, gates, type OfficeCall } from './base/office-call.ts'

const Name = z.string().min(1).max(100)
const it = { kind: 'setting', field: 'name' } as const
const guards = ['money', 'limits', 'safety'] as const

/** The groups of settings, in the order in which the office shows them. */
const settingGroupNames = [
  'site',
  'identity',
  'registration',
  'identification',
  'accounts',
  'documents',
  'cashier',
  'withdrawals',
  'providers',
  'games',
  'timings',
  'callBudgets',
  'office',
] as const
export type SettingGroup = (typeof settingGroupNames)[number]
const Actor = z.string().describe('Who, by kind and name; a colleague by their name')

/** What a person fills in for a setting. */
const SettingForm = z.union([
  z.object({ kind: z.enum(['text', 'flag', 'list', 'json']) }),
  z.object({ kind: z.literal('integer'), min: z.number(), max: z.number() }),
  z.object({ kind: z.enum(['oneOf', 'listOut']), words: z.array(z.string()).readonly() }),
])
export type SettingForm = z.infer<typeof SettingForm>

/** A setting in the list. */
const SettingRow = z.object({
  name: Name,
  group: z.enum(settingGroupNames),
  about: z.string(),
  scope: z.enum(['page', 'server']).describe('Who reads it: pages and the server, or the server alone'),
  value: z.unknown(),
  isStandard: z.boolean().describe('Whether it has its default'),
  guard: z.enum(guards).nullable().describe('What depends on it so much that a second person agrees to a change'),
  changedAt: Moment.nullable(),
  planned: z.int().describe('How many changes of it wait for their moment'),
})
export type SettingRow = z.infer<typeof SettingRow>

const SettingVersion = z.object({ version: z.int(), value: z.unknown(), changedAt: Moment, changedBy: Actor })
export type SettingVersion = z.infer<typeof SettingVersion>

const SettingPlan = z.object({
  id: z.string(),
  value: z.unknown(),
  dueAt: Moment,
  plannedAt: Moment,
  plannedBy: Actor,
  state: z.enum(['waiting', 'done', 'withdrawn', 'failed']),
  failure: z.string().nullable(),
})
export type SettingPlan = z.infer<typeof SettingPlan>

const listSettings = {
  at: 'GET /office/settings',
  about: 'Every setting with its value, by group',
  takes: Nothing,
  answers: z.object({ settings: z.array(SettingRow) }),
  refuses: [],
  permission: 'settings.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const readSetting = {
  at: 'GET /office/settings/one',
  about: 'A setting with its default, what may be filled in, what it was before, and what is planned',
  takes: z.object({ name: Name }),
  answers: z.object({
    setting: SettingRow,
    standard: z.unknown().describe('Its default'),
    form: SettingForm,
    gate: z.enum(gates).describe('What stands before a change'),
    version: z.string().describe('For the precondition `setting:<name>`'),
    previous: SettingVersion.nullable().describe('The version before the newest one'),
    plans: z.array(SettingPlan),
  }),
  refuses: [],
  permission: 'settings.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const listSettingVersions = {
  at: 'GET /office/settings/versions',
  about: 'What a setting was, the newest first',
  takes: z.object({ name: Name, after: After }),
  answers: z.object({ versions: z.array(SettingVersion), next: z.string().nullable() }),
  refuses: [],
  permission: 'settings.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

const changeSetting = {
  at: 'POST /office/settings/change',
  about:
    'Gives a setting another value, now or at a moment to come. Where money, limits or safety depend on it a second person agrees. An earlier version comes back by its value',
  takes: z.object({ name: Name, value: z.unknown(), dueAt: Moment.optional().describe('From when on; at once without it') }),
  answers: Nothing,
  refuses: acting,
  permission: 'settings.edit',
  effect: 'changes',
  gate: 'reason',
  subject: it,
  inverse: 'changeSetting',
} as const satisfies OfficeCall

const withdrawSettingPlan = {
  at: 'POST /office/settings/withdraw-plan',
  about: 'Withdraws a planned change of a setting',
  takes: z.object({ name: Name, plan: z.string().regex(/^\d{1,18}$/) }),
  answers: Nothing,
  refuses: acting,
  permission: 'settings.edit',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const readSettingsFile = {
  at: 'GET /office/settings/file',
  about: 'All settings as one file with comments: what each is for, its default, its value',
  takes: Nothing,
  answers: z.object({ text: z.string() }),
  refuses: [],
  permission: 'settings.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const applySettings = {
  at: 'POST /office/settings/apply',
  about: 'Sets what such a file sets; what cannot be taken is told and skipped. A second person agrees',
  takes: z.object({ text: z.string().max(300_000) }),
  answers: z.object({ taken: z.array(z.string()), problems: z.array(z.string()) }),
  refuses: acting,
  permission: 'settings.edit',
  effect: 'changes',
  gate: 'second',
} as const satisfies OfficeCall

/** The calls about settings. */
export const settingCalls = {
  listSettings,
  readSetting,
  listSettingVersions,
  readSettingsFile,
  changeSetting,
  withdrawSettingPlan,
  applySettings,
}
