import { z } from 'zod'
import { Moment, Nothing } from '../base/call.ts'
import { After, gates, type OfficeCall } from './base/office-call.ts'

const Name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
const Language = z.string().regex(/^[a-z]{2}(_[a-z0-9]{2,3})?$/)
const it = { kind: 'page', field: 'name' } as const
const Line = z
  .string()
  .trim()
  .max(300)
  .regex(/^[^\r\n]*$/)

/** The text of a page, as it is written. */
const PageText = z.object({ title: Line, description: Line, body: z.string().max(100_000) })
export type PageText = z.infer<typeof PageText>

/** A page of the site in one language, in its newest version. */
const PageRow = z.object({
  name: Name,
  language: Language,
  version: z.int().describe('0: it is not published yet, and the product has words of its own'),
  title: z.string(),
  isExample: z.boolean().describe('It came with the product and was not written by this house'),
  publishedAt: Moment.nullable(),
})
export type PageRow = z.infer<typeof PageRow>

const listPages = {
  at: 'GET /office/pages',
  about: "The site's own pages in each language, and the words about changes of limits",
  takes: Nothing,
  answers: z.object({
    pages: z.array(PageRow.extend({ planned: z.int().describe('How many of its plans wait for their moment') })),
    languages: z.array(Language).describe('That the site offers, its first one first'),
  }),
  refuses: [],
  permission: 'pages.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const PagePlan = z.object({
  id: z.string(),
  text: PageText,
  dueAt: Moment,
  plannedBy: z.string(),
  state: z.enum(['waiting', 'done', 'withdrawn', 'failed']),
  failure: z.string().nullable(),
})
export type PagePlan = z.infer<typeof PagePlan>

const readPage = {
  at: 'GET /office/pages/one',
  about: 'A page in one language as it is written, and what is planned; where it is not translated yet, with no text',
  takes: z.object({ name: Name, language: Language }),
  answers: z.object({
    page: PageRow.nullable(),
    text: PageText,
    gate: z.enum(gates).describe('What stands before publishing it'),
    version: z.string().describe('For the precondition `page:<name>/<language>`'),
    languages: z.array(Language),
    plans: z.array(PagePlan),
  }),
  refuses: [],
  permission: 'pages.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const PageVersion = z.object({ version: z.int(), text: PageText, changedAt: Moment, changedBy: z.string() })
export type PageVersion = z.infer<typeof PageVersion>

const listPageVersions = {
  at: 'GET /office/pages/versions',
  about: 'What a page was in one language, the newest first',
  takes: z.object({ name: Name, language: Language, after: After }),
  answers: z.object({ versions: z.array(PageVersion), next: z.string().nullable() }),
  refuses: [],
  permission: 'pages.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const viewPage = {
  at: 'POST /office/pages/view',
  about:
    "Makes the address of a view of a page as it is written here, in the site's own frame, which opens once, within a minute, in this session",
  takes: z.object({
    name: Name,
    language: Language,
    text: PageText,
    looker: Language.describe('The language of whoever looks, for the words over the view'),
  }),
  answers: z.object({ token: z.string() }),
  refuses: ['mayNot'],
  permission: 'pages.read',
  effect: 'attends',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const publishPage = {
  at: 'POST /office/pages/publish',
  about:
    'Publishes the next version of a page in one language, at once or at a moment to come. What players agree to, and the words about limits, take two people',
  takes: z.object({ name: Name, language: Language, text: PageText, dueAt: Moment.optional().describe('When; at once without it') }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'],
  permission: 'pages.publish',
  effect: 'changes',
  gate: 'reason',
  subject: it,
  inverse: 'publishPage',
} as const satisfies OfficeCall

const withdrawPagePlan = {
  at: 'POST /office/pages/withdraw-plan',
  about: 'Withdraws a page that is planned',
  takes: z.object({ name: Name, language: Language, plan: z.string().regex(/^\d{1,18}$/) }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'],
  permission: 'pages.publish',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about the site's own pages. */
export const pageCalls = { listPages, readPage, listPageVersions, viewPage, publishPage, withdrawPagePlan }
