import { z } from 'zod'
import { Amount, Moment, Nothing } from '../../base/call.ts'
import { After, gates, type OfficeCall } from '../base/office-call.ts'
import { acting, Currency, dataOf, drafts, Id, looks, offered } from './written.ts'

const it = { kind: 'campaign', field: 'id' } as const
const Data = dataOf('docs/cashier.md')
const Country = z.string().regex(/^[A-Z]{3}$/)

/** How a campaign stands: never started, started and before its time, in it, past it, or stopped. */
const campaignStates = ['draft', 'planned', 'running', 'ended', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

/** What a campaign has cost and how it was taken up, as it was counted last. */
const CampaignFigures = z.object({
  players: z.int().describe('Who had a bonus of it'),
  granted: z.int(),
  refused: z.int().describe('Deposits whose conditions were not met any more when the money came'),
  running: z.int().describe('Bonuses that are still to be played with'),
  freeSpins: z.int(),
  cost: z.array(z.object({ currency: Currency, amount: Amount })).describe('Given and not taken back'),
  completed: z.int(),
  usedUp: z.int(),
  expired: z.int(),
  letGo: z.int().describe('Declined or given up'),
  converted: z.array(z.object({ currency: Currency, amount: Amount })).describe('Bonus money that became cash'),
  countedAt: Moment,
})

/** A campaign in the list. */
const CampaignRow = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(campaignStates),
  version: z.int(),
  startsAt: Moment,
  endsAt: Moment.nullable(),
  countries: z.array(Country).describe('None: all but the excluded ones'),
  excludedCountries: z.array(Country),
  offeredAt: z.array(z.string()),
  isAutomatic: z.boolean(),
  promoCode: z.string().nullable(),
  figures: CampaignFigures.nullable().describe('Null: not counted yet'),
  bonusesEndAt: Moment.nullable().describe('Bonuses granted until then were ended before their time'),
})
export type CampaignRow = z.infer<typeof CampaignRow>

const listCampaigns = {
  at: 'GET /office/campaigns',
  about: 'The campaigns with how they stand, what they have cost and how they were taken up',
  takes: Nothing,
  answers: z.object({
    campaigns: z.array(CampaignRow),
    nextId: Id.describe('Free for a new one'),
    ...offered,
  }),
  ...looks,
} as const satisfies OfficeCall

const readCampaign = {
  at: 'GET /office/campaigns/one',
  about: 'A campaign with all its data',
  takes: z.object({ id: Id }),
  answers: z.object({
    campaign: CampaignRow,
    data: Data,
    gate: z.enum(gates).describe('What stands before a change of its data'),
    version: z.string().describe('For the precondition `campaign:<id>`'),
    ...offered,
  }),
  ...looks,
  subject: it,
} as const satisfies OfficeCall

const CampaignVersion = z.object({ version: z.int(), data: Data, changedAt: Moment, changedBy: z.string() })
export type CampaignVersion = z.infer<typeof CampaignVersion>

const listCampaignVersions = {
  at: 'GET /office/campaigns/versions',
  about: 'What a campaign was, the newest first',
  takes: z.object({ id: Id, after: After }),
  answers: z.object({ versions: z.array(CampaignVersion), next: z.string().nullable() }),
  ...looks,
  subject: it,
} as const satisfies OfficeCall

/** What the rules of a country have against a campaign as it is written. */
const CountryCheck = z.object({
  country: z.union([Country, z.literal('*')]).describe('`*`: every country without rules of its own'),
  currency: Currency,
  verdict: z.enum(['offered', 'unlawful', 'noTerms']),
  against: z.array(
    z.object({
      rule: z.string().describe('The value in the rules of the country'),
      kind: z.string().describe('Which sentence says so'),
      wants: z.string(),
      values: z.record(z.string(), z.string()).describe('The numbers of the sentence'),
      says: z.string(),
      source: z.string().describe('Where the value comes from; empty if no source is known'),
      grade: z.enum(['P', 'S', 'V', 'own', 'unsourced']).describe('P: a law, a regulator or a standard'),
      checkedOn: z.string(),
    }),
  ),
})
export type CountryCheck = z.infer<typeof CountryCheck>

const previewCampaign = {
  at: 'POST /office/campaigns/preview',
  about: 'A campaign as it is written here: its mistakes, what the rules of each country have against it, and what players read of it',
  takes: z.object({ data: Data, language: z.string().max(6), currency: Currency }),
  answers: z.object({
    mistakes: z.array(z.string()),
    countries: z.array(CountryCheck),
    shown: z
      .object({
        title: z.string(),
        about: z.string(),
        banner: z.string().describe('A data URL of a drawn one, else its address; empty without one'),
        terms: z.array(z.object({ label: z.string(), value: z.string() })),
      })
      .nullable()
      .describe('Null: it has no terms in this currency'),
  }),
  ...looks,
} as const satisfies OfficeCall

const tryCampaign = {
  at: 'POST /office/campaigns/try',
  about: 'Whether one player would have a campaign as it is written here with a deposit, why not, and what it would give',
  takes: z.object({ data: Data, player: z.string().regex(/^\d{1,18}$/), amount: Amount }),
  answers: z.object({
    country: Country,
    currency: Currency,
    checks: z.array(
      z.object({
        check: z.enum(['offered', 'time', 'country', 'segment', 'law', 'terms', 'person', 'times', 'coolOff', 'deposits', 'amount']),
        isMet: z.boolean(),
        says: z.string(),
      }),
    ),
    gives: z.array(z.object({ kind: z.string(), amount: z.string() })),
  }),
  refuses: ['mayNot'],
  permission: 'campaigns.draft',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const draftCampaign = {
  at: 'POST /office/campaigns/draft',
  about:
    'Adds a campaign as a draft or changes one; of one that was started a second person agrees. What was begun before stays by its version. An earlier version comes back by its data',
  takes: z.object({ id: Id, data: Data }),
  ...drafts,
  subject: it,
  inverse: 'draftCampaign',
} as const satisfies OfficeCall

const startCampaign = {
  at: 'POST /office/campaigns/start',
  about: 'Offers a campaign from its moment on; a second person agrees',
  takes: z.object({ id: Id }),
  answers: Nothing,
  refuses: acting,
  permission: 'campaigns.start',
  effect: 'changes',
  gate: 'second',
  subject: it,
  inverse: 'stopCampaign',
} as const satisfies OfficeCall

const stopCampaign = {
  at: 'POST /office/campaigns/stop',
  about: 'Grants nothing of a campaign any more; bonuses that run go on, and so do deposits that were begun with it',
  takes: z.object({ id: Id }),
  answers: Nothing,
  refuses: acting,
  permission: 'campaigns.stop',
  effect: 'changes',
  gate: 'reason',
  subject: it,
  inverse: 'startCampaign',
} as const satisfies OfficeCall

const endCampaignBonuses = {
  at: 'POST /office/campaigns/end-bonuses',
  about:
    'Ends the running bonuses of a stopped campaign: what is still to be played with goes back to the house. What was given as cash, savings or cashback stays with the player. A second person agrees',
  takes: z.object({ id: Id }),
  answers: Nothing,
  refuses: acting,
  permission: 'campaigns.start',
  effect: 'movesMoney',
  gate: 'second',
  subject: it,
} as const satisfies OfficeCall

/** The calls about campaigns. */
export const campaignCalls = {
  listCampaigns,
  readCampaign,
  listCampaignVersions,
  previewCampaign,
  tryCampaign,
  draftCampaign,
  startCampaign,
  stopCampaign,
  endCampaignBonuses,
}
