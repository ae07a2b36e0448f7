import { z } from 'zod'
import { Country, Moment, Nothing } from '../base/call.ts'
import { Banners } from '../player/games/lobby.ts'
import { After, gates, type OfficeCall } from './base/office-call.ts'

const Language = z.string().regex(/^[a-z]{2}(_[a-z0-9]{2,3})?$/)
const Actor = z.string().describe('Who, by kind and name; a colleague by their name')
const Pictures = z.record(z.string(), z.string()).describe('As data URLs, by their names')
/** The largest picture that is taken, in bytes. */
const mostPictureBytes = 4 * 1024 * 1024

const BannerVersion = z.object({ version: z.int(), banners: Banners, changedAt: Moment, changedBy: Actor })
export type BannerVersion = z.infer<typeof BannerVersion>

const BannerPlan = z.object({
  id: z.string(),
  banners: Banners,
  dueAt: Moment,
  plannedBy: Actor,
  state: z.enum(['waiting', 'done', 'withdrawn', 'failed']),
  failure: z.string().nullable(),
})
export type BannerPlan = z.infer<typeof BannerPlan>

const readBanners = {
  at: 'GET /office/banners',
  about: 'The banners of the home page in their order, with their pictures, and what is planned',
  takes: Nothing,
  answers: z.object({
    banners: Banners,
    pictures: Pictures,
    version: z.string().describe('For the precondition `banners`'),
    previous: BannerVersion.nullable().describe('The version before the newest one'),
    plans: z.array(BannerPlan),
    gate: z.enum(gates).describe('What stands before publishing'),
    languages: z.array(Language).describe('That the site offers, its first one first'),
  }),
  refuses: [],
  permission: 'pages.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const listBannerVersions = {
  at: 'GET /office/banners/versions',
  about: 'What the banners were, the newest first',
  takes: z.object({ after: After }),
  answers: z.object({ versions: z.array(BannerVersion), next: z.string().nullable() }),
  refuses: [],
  permission: 'pages.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const previewBanners = {
  at: 'POST /office/banners/preview',
  about: 'Which banners a visitor from a country is shown in a language at a moment, and what is wrong with them',
  takes: z.object({ banners: Banners, country: Country, language: Language, at: Moment.optional().describe('Now without it') }),
  answers: z.object({
    shown: z.array(z.object({ id: z.string(), picture: z.string(), alt: z.string(), to: z.string() })),
    isForbidden: z.boolean().describe('The rules of the country hide promotions'),
    pictures: Pictures,
    mistakes: z.array(z.string()),
  }),
  refuses: [],
  permission: 'pages.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

const addBannerPicture = {
  at: 'POST /office/banners/picture',
  about: 'Draws a PNG, JPEG or WebP picture of at most 4 MB anew for banners. No player sees it until a banner that has it is published',
  takes: z.object({ content: z.base64().max(Math.ceil(mostPictureBytes / 3) * 4) }),
  answers: z.object({ picture: z.string() }),
  refuses: acting,
  permission: 'pages.publish',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const publishBanners = {
  at: 'POST /office/banners/publish',
  about: 'Publishes the banners of the home page, at once or at a moment to come. An earlier version comes back by its banners',
  takes: z.object({ banners: Banners, dueAt: Moment.optional().describe('From when on; at once without it') }),
  answers: Nothing,
  refuses: acting,
  permission: 'pages.publish',
  effect: 'changes',
  gate: 'reason',
  inverse: 'publishBanners',
} as const satisfies OfficeCall

const withdrawBannerPlan = {
  at: 'POST /office/banners/withdraw-plan',
  about: 'Withdraws banners that are planned',
  takes: z.object({ plan: z.string().regex(/^\d{1,18}$/) }),
  answers: Nothing,
  refuses: acting,
  permission: 'pages.publish',
  effect: 'changes',
  gate: 'reason',
} as const satisfies OfficeCall

/** The calls about banners. */
export const bannerCalls = { readBanners, listBannerVersions, previewBanners, addBannerPicture, publishBanners, withdrawBannerPlan }
