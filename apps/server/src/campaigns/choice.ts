import type { House } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { readRunningCampaigns, type Campaign } from './campaign.sql.ts'
import { readReferralCode } from './referral-code.sql.ts'

/** What stands for a campaign where none is chosen: a promo code instead, or no bonus at all. */
export const campaignIds = { promoCode: 0, none: -1 } as const

/** What a player chose while registering, as it is kept. */
export type Choice = { campaign: number; promoCode: string | null; referralCode: string | null }

/** The campaigns that somebody from a country can choose now. */
export const offeredCampaigns = (house: House, country: string): Promise<Campaign[]> =>
  readRunningCampaigns(house.db, country, house.clock.now())

/** Reads what was chosen; a promo code that leads nowhere, and a referral code that is unknown (271) or too old (272), are refused at their field. */
export async function readChoice(
  house: House,
  country: string,
  { campaignId = '-1', promoCode = '', referralCode = '' }: Record<string, string>,
): Promise<Choice | Refused> {
  const campaigns = await offeredCampaigns(house, country)
  const chosen = Number(campaignId)
  const found = chosen === campaignIds.promoCode ? campaigns.find(({ promo_code }) => promo_code === promoCode.toUpperCase()) : undefined
  if (chosen === campaignIds.promoCode && !found)
    return refuse('checkFields', { details: { fields: { promoCode: { rule: 'promoCode' } } } })
  const referral = referralCode && (await referralRefusal(house, referralCode))
  if (referral) return referral
  return {
    campaign: found?.id ?? chosen,
    promoCode: found?.promo_code ?? null,
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
