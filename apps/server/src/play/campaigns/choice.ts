import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { crossRate } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { CampaignData, CampaignRow } from './campaign.ts'
import { readCampaigns } from './campaign.sql.ts'
import { isTooYoung } from './eligibility.ts'
import { unlawfulIn } from './law.ts'
import { readReferralCode } from './referral-code.sql.ts'
import { isGivenAtRegistration } from './without-deposit.ts'

/** The ids that stand in for a campaign: a promo code instead, or no bonus. */
export const campaignIds = { promoCode: 0, none: -1 } as const

/** What a player chose while registering, as stored: with a version if it is given without a deposit. */
export type Choice = { campaign: number; version: number | null; promoCode: string | null; referralCode: string | null }

/** Returns the campaigns open to new registrations from a country. */
export const offeredCampaigns = async (house: House, country: string): Promise<CampaignData[]> =>
  (await offeredRows(house, country)).map(({ data }) => data)

async function offeredRows(house: House, country: string): Promise<CampaignRow[]> {
  const at = house.clock.now()
  return (await readCampaigns(house.db)).filter((row) => isRunning(row, country, at) && isLawfulThere(house, row.data, country))
}

/** One that is given at once is looked at by the law before it is offered; one that comes with a deposit, with the deposit. */
function isLawfulThere(house: House, data: CampaignData, country: string): boolean {
  if (!isGivenAtRegistration(data)) return true
  const rules = appliedRules(house, country)
  const rates = house.settings.get('deposit.rates')
  const { currency } = rules
  if (!rules.bonus.publicAdvertising || data.terms[currency] === undefined) return false
  return unlawfulIn(data, { rules, currency, rateFrom: (from) => crossRate(rates, from, currency) }).length === 0
}

const isRunning = ({ enabled, data }: CampaignRow, country: string, at: Date): boolean =>
  enabled &&
  data.offeredAt.includes('registration') &&
  at >= new Date(data.startsAt) &&
  (data.endsAt === undefined || at < new Date(data.endsAt)) &&
  (data.countries.length === 0 || data.countries.includes(country)) &&
  !data.excludedCountries.includes(country)

/**
 * Reads the choice. Refuses an unknown promo code, and an unknown (271) or expired (272) referral code, at its field.
 */
export async function readChoice(
  house: House,
  country: string,
  { campaignId = '-1', promoCode = '', referralCode = '', birthDate }: Record<string, string>,
): Promise<Choice | Refused> {
  const rows = await offeredRows(house, country)
  const campaigns = rows.map(({ data }) => data)
  const chosen = Number(campaignId)
  const found = chosen === campaignIds.promoCode ? campaigns.find((one) => one.promoCode === promoCode.toUpperCase()) : undefined
  if (chosen === campaignIds.promoCode && !found)
    return refuse('checkFields', { details: { fields: { promoCode: { rule: 'promoCode' } } } })
  const wanted = found ?? campaigns.find(({ id }) => id === chosen)
  if (wanted && isTooYoung(wanted, { at: house.clock.now(), rules: appliedRules(house, country), birthDate }))
    return refuse('textRefused', { details: { reason: 'promotions' } })
  const referral = referralCode && (await referralRefusal(house, referralCode))
  if (referral) return referral
  return {
    campaign: found?.id ?? chosen,
    version: wanted && isGivenAtRegistration(wanted) ? (rows.find(({ id }) => id === wanted.id)?.version ?? null) : null,
    promoCode: found?.promoCode ?? null,
    referralCode: referralCode ? referralCode.toUpperCase() : null,
  }
}

async function referralRefusal({ db, clock }: House, code: string): Promise<Refused | undefined> {
  const known = await readReferralCode(db, code)
  if (!known) return refuse('referralCodeInvalid', { details: { fields: { referralCode: { rule: 'referralCodeInvalid' } } } })
  if (known.expires_at && known.expires_at <= clock.now())
    return refuse('referralCodeExpired', { details: { fields: { referralCode: { rule: 'referralCodeExpired' } } } })
  return undefined
}
