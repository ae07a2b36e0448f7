import { unmetBound, type BonusDeposit } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import type { CampaignRow } from './campaign.ts'
import { readCampaign, readCampaigns } from './campaign.sql.ts'
import { campaignIds } from './choice.ts'
import { refusalOf, type BonusFacts } from './eligibility.ts'
import { campaignByCode } from './list-campaigns.ts'
import { readBonusFacts, type BonusSeeker } from './read-facts.ts'

/** A depositor's wish for a bonus. `declines`: no automatic one. */
export type BonusWish = { campaignId: number; code?: string | undefined; declines: boolean }
/** The campaign a deposit is begun with. */
export type ChosenCampaign = { campaign: number; version: number | null; automatic: boolean }
/** The deposit a bonus is wished for; `deposit` is undefined while an open amount is unknown. */
type DepositForBonus = { method: number; deposit: BonusDeposit | undefined }

const none: ChosenCampaign = { campaign: campaignIds.none, version: null, automatic: false }

/**
 * Returns the campaign for a deposit: the chosen one, the code's, else an automatic one unless declined. Refuses one
 * that cannot be had.
 */
export async function chooseCampaign(
  house: House,
  who: BonusSeeker,
  wish: BonusWish,
  about: DepositForBonus,
): Promise<ChosenCampaign | Refused> {
  if (wish.campaignId === campaignIds.none) return wish.declines ? none : automaticOf(house, who, about)
  const code = wish.code?.trim() ?? ''
  if (wish.campaignId === campaignIds.promoCode && code === '') return none
  const facts = await readBonusFacts(house, house.db, who)
  const row = await namedBy(house, wish.campaignId, code, facts)
  if (isRefused(row)) return row
  const refused = refusalOf(row, facts) ?? unmetBy(row, who, about)
  return refused ?? { campaign: row.id, version: row.version, automatic: false }
}

async function namedBy(house: House, id: number, code: string, { chosen }: BonusFacts): Promise<CampaignRow | Refused> {
  if (id === campaignIds.promoCode) return campaignByCode(house, code)
  const row = await readCampaign(house.db, id)
  // A campaign reachable only by code does not exist for anybody who neither gives the code nor chose it while
  // registering.
  const isKnown = row && (row.data.listed || id === chosen || row.data.promoCode === code.toUpperCase())
  return isKnown ? row : refuse('campaignNotFound')
}

async function automaticOf(house: House, who: BonusSeeker, about: DepositForBonus): Promise<ChosenCampaign> {
  const automatic = (await readCampaigns(house.db)).filter(({ data }) => !data.optIn)
  if (automatic.length === 0) return none
  const facts: BonusFacts = await readBonusFacts(house, house.db, who)
  const row = automatic.find((one) => refusalOf(one, facts) === undefined && unmetBy(one, who, about) === undefined)
  return row ? { campaign: row.id, version: row.version, automatic: true } : none
}

/** Refuses if the deposit's method or amount does not fit. */
function unmetBy({ data }: CampaignRow, { currency }: BonusSeeker, { method, deposit }: DepositForBonus): Refused | undefined {
  const terms = data.terms[currency]
  const fits = data.methods.length === 0 || data.methods.includes(method)
  if (terms && fits && (deposit === undefined || unmetBound(terms, deposit) === undefined)) return undefined
  return refuse('checkFields', { details: { fields: { campaignId: { rule: 'campaignConditions', values: {} } } } })
}
