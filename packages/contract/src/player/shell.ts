import { z } from 'zod'
import { Country, Moment, Nothing, type Call } from '../base/call.ts'

/** The settings that pages need; never a secret. */
export const PageSettings = z.object({
  siteName: z.string(),
  supportEmail: z.string(),
  country: Country,
  appliedCountryRules: z.string(),
  languages: z.array(z.string()),
  language: z.string(),
  currencies: z.array(z.string()),
  productVersion: z.string(),
  serverTime: Moment,
  rules: z
    .object({
      minAge: z.int(),
      timeZone: z.string().describe('Where the country counts its days'),
      stopHours: z.int().describe('How long the button lasts that stops everything at once'),
      bar: z.array(z.string()).describe('Parts of the safer-gambling bar; empty: the country has none of its own'),
      hidePromotions: z.boolean(),
      clock: z.boolean(),
      pageFlags: z
        .array(z.string())
        .describe('Marks of the body that only this country has; each once more with -minors for who may be under age'),
      balanceRows: z.array(z.string()).describe('Rows of the balance that only this country has'),
      limits: z.array(z.string()).describe('Types of limit that are offered'),
    })
    .describe('What the applied country rules say about pages'),
  deviceType: z.int().describe('0 desktop, 1 and 2 mobile'),
  isIos: z.boolean(),
  payAndPlay: z.boolean().describe('A deposit can open an account in this country'),
  hasPayAndPlay: z.boolean().describe('A deposit can open an account in some country'),
  visitorsDeposit: z.boolean().describe('The form of a deposit is for visitors, too: their bank or a sign-in service says who they are'),
  protection: z.boolean().describe('The operator protects the site: nothing else is shown'),
  be: z.record(z.string(), z.unknown()),
  fe: z.record(z.string(), z.unknown()),
})
export type PageSettings = z.infer<typeof PageSettings>

const readSettings = {
  at: 'GET /api/settings',
  about: 'The settings a page needs',
  takes: Nothing,
  answers: PageSettings,
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const reportCrash = {
  at: 'POST /api/crash-reports',
  about: 'A page that broke tells what happened; nothing personal is sent',
  takes: z.object({ message: z.string().max(500), stack: z.string().max(4000).optional(), path: z.string().max(300) }),
  answers: Nothing,
  refuses: [2],
  who: 'anyone',
} as const satisfies Call

const changeLanguage = {
  at: 'POST /api/language',
  about: 'Keeps the language of the logged-in player',
  takes: z.object({ language: z.string().max(10) }),
  answers: Nothing,
  refuses: [2, 115],
  who: 'player',
} as const satisfies Call

const readProtection = {
  at: 'GET /api/protection',
  about: 'Whether the operator protects the site at the moment; asked once on start',
  takes: Nothing,
  answers: z.object({ status: z.enum(['succeeded', 'failed']), enabled: z.boolean() }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const mostCampaignParameters = 10

const tellAffiliate = {
  at: 'POST /api/affiliate',
  about: 'Where a visit began and which campaign it names; told once a visit, with nothing personal',
  takes: z.object({
    landing: z.string().max(300).describe('Path, without its query'),
    referrer: z.string().max(253).optional().describe('Host name of the site before'),
    campaign: z
      .record(z.string().max(40), z.string().max(120))
      .refine((given) => Object.keys(given).length <= mostCampaignParameters)
      .describe(`The campaign parameters of the address, at most ${mostCampaignParameters}`),
  }),
  answers: Nothing,
  refuses: [2],
  who: 'anyone',
} as const satisfies Call

export const shell = { readSettings, reportCrash, changeLanguage, readProtection, tellAffiliate }
