import type { Campaign } from '@fairhouse/contract'
import type { Takes } from '@fairhouse/contract/caller.ts'

/** The ids that stand for no campaign: a promo code instead, or no bonus at all. */
export const campaignIds = { promoCode: 0, none: -1 } as const

/** What a player has chosen and typed about a bonus, kept as it is even while it does not fit the chosen method. */
export type BonusChosen = {
  readonly id: number
  readonly code: string
  /** The campaign that the code leads to, once it was looked up. */
  readonly byCode?: Campaign | undefined
  readonly declines: boolean
}
export const nothingChosen: BonusChosen = { id: campaignIds.none, code: '', declines: false }

/**
 * A choice applied to a payment method: what is sent, the campaign whose bonus is shown, and what it asks of the
 * amount.
 */
export type Bonus = {
  readonly wish: Pick<Takes<'POST /api/deposits'>, 'campaignId' | 'code' | 'depositParticipationInAutomaticCampaigns'>
  readonly campaign: Campaign | undefined
  readonly asks: { readonly currency: string; readonly min?: string | undefined; readonly max?: string | undefined } | undefined
}

/** A campaign that the way to pay does not fit is not sent; with none chosen an automatic one counts unless it is declined. */
export function bonusWith({ id, code, byCode, declines }: BonusChosen, campaigns: readonly Campaign[], method: number): Bonus {
  const named = id === campaignIds.promoCode ? byCode : campaigns.find(({ campaignId }) => campaignId === id)
  const campaign = named && fits(named, method) ? named : undefined
  const depositParticipationInAutomaticCampaigns = declines
  if (id === campaignIds.promoCode)
    return { wish: { campaignId: id, code: code.trim(), depositParticipationInAutomaticCampaigns }, campaign, asks: asksOf(campaign) }
  if (campaign) return { wish: { campaignId: id, depositParticipationInAutomaticCampaigns }, campaign, asks: asksOf(campaign) }
  const automatic = declines ? undefined : campaigns.find((one) => !one.optIn && fits(one, method))
  return { wish: { campaignId: campaignIds.none, depositParticipationInAutomaticCampaigns }, campaign: automatic, asks: undefined }
}

/**
 * Requires a code from a player who chose to enter one: they would notice a deposit without the bonus only afterwards.
 */
export const missingCode = ({ wish }: Pick<Bonus, 'wish'>): Record<string, { rule: 'required' }> =>
  wish.campaignId === campaignIds.promoCode && !wish.code ? { code: { rule: 'required' } } : {}

/** Returns whether a campaign is available for a payment method. */
export const fits = ({ methods }: Campaign, method: number): boolean => methods.length === 0 || methods.includes(method)

const asksOf = (campaign: Campaign | undefined): Bonus['asks'] =>
  campaign && {
    currency: campaign.currency,
    min: campaign.minDepositAmount,
    max: campaign.maxAmountCapEnabled ? undefined : campaign.maxDepositAmount,
  }
