import { z } from 'zod'
import { Moment, Nothing, type Call } from '../base/call.ts'
import { DescribedField } from '../base/fields.ts'

/** How one profile field is shown and edited. */
export const InitDetail = z.object({
  kind: DescribedField.shape.kind,
  options: DescribedField.shape.options,
  validator: DescribedField.shape.rules.describe('The rules that a value has to keep'),
  formatter: z.string().optional().describe('How a value is written'),
  readOnly: z.boolean().describe('The player cannot change it'),
  mandatory: z.boolean().describe('It cannot be left empty'),
})
export type InitDetail = z.infer<typeof InitDetail>

const ProfileFields = z.object({
  values: z.record(z.string(), z.string()).describe('What is known, by field'),
  initDetails: z.record(z.string(), InitDetail),
})
export type ProfileFields = z.infer<typeof ProfileFields>

const readProfileFields = {
  at: 'GET /api/profile',
  about: 'What is known of the logged-in player, and how each field of it is edited',
  takes: Nothing,
  answers: ProfileFields,
  refuses: [115],
  who: 'player',
} as const satisfies Call

const prefill = {
  at: 'POST /api/profile',
  about:
    'Fills in or changes fields of the profile; those that are read-only stay as they are. Address and number have a call of their own',
  takes: z.object({ fields: z.record(z.string().max(60), z.string().max(500)) }),
  answers: ProfileFields,
  refuses: [2, 115, 171, 204, 305],
  who: 'player',
} as const satisfies Call

/** A consent that a player gave or declined, and when. */
const GivenConsent = z.object({
  name: z.string().describe('The box of a form, or the document'),
  version: z.number().optional().describe('Of a document that was accepted'),
  accepted: z.boolean(),
  at: Moment,
})

const readGiven = {
  at: 'GET /api/profile/given',
  about: 'What is kept of the logged-in player and what the player agreed to or declined, the newest first',
  takes: Nothing,
  answers: z.object({
    kept: z.record(z.string(), z.string()).describe('By field; of a national id only the last four signs are told'),
    consents: z.array(GivenConsent),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const copyMyData = {
  at: 'POST /api/profile/copy',
  about:
    'Everything that is kept of the logged-in player, as a file: a page to read, in the language that is named, or JSON. 9102: the player proves first who they are',
  takes: z.object({ form: z.enum(['html', 'json']), language: z.string().max(10).optional() }),
  answers: z.object({ path: z.string().describe('Where the browser reads the file, for as long as the proof counts') }),
  refuses: [115, 9102],
  who: 'player',
} as const satisfies Call

export const profile = { readProfileFields, prefill, readGiven, copyMyData }
