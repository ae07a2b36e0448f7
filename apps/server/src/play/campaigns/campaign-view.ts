import type { Campaign } from '@fairhouse/contract'
import { formatAmount } from '@fairhouse/money'
import type { CampaignData } from './campaign.ts'
import { unavailableUntil, type BonusFacts } from './eligibility.ts'

/**
 * Returns a campaign as one player sees it, in the page's language; empty if it has no terms in the wallet's currency.
 */
export function campaignView(data: CampaignData, facts: Pick<BonusFacts, 'currency' | 'had' | 'at'>, language: string): Campaign[] {
  const { currency } = facts
  const terms = data.terms[currency]
  if (!terms) return []
  const had = facts.had.find(({ campaign }) => campaign === data.id)
  const about = data.about && textIn(data.about, language)
  return [
    {
      ...terms,
      campaignId: data.id,
      title: textIn(data.names, language),
      ...(about ? { about } : {}),
      currency,
      ...(data.promoCode ? { promoCode: data.promoCode } : {}),
      ...(data.bannerUri ? { bannerUri: data.bannerUri } : {}),
      optIn: data.optIn,
      methods: data.methods,
      ...(data.gameProvider ? { campaignGameProvider: data.gameProvider } : {}),
      awardedPromoAmount: formatAmount(had?.promo ?? 0n, currency),
      awardedCashAmount: formatAmount(had?.cash ?? 0n, currency),
      validDays: data.validDays ?? null,
      endsAt: data.endsAt ?? null,
      unavailableUntil: unavailableUntil(data, facts)?.toISOString() ?? null,
    },
  ]
}

/** Returns a text in a language, else in English, else in the first there is. */
export const textIn = (texts: Record<string, string>, language: string): string =>
  texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? ''
