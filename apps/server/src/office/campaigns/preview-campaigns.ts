import type { CountryCheck } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { sourceOf } from '@fairhouse/country-rules'
import { parseAmount } from '@fairhouse/money'
import { shardOf } from '../../base/ids.ts'
import { readPlayer } from '../../people/players/index.ts'
import { showCampaign, tryCampaign as tryOn } from '../../play/campaign-editing/index.ts'
import { CampaignData, type CountryLaw, lawsOf, readCampaignInput } from '../../play/campaigns/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

type Written = Record<string, unknown>

/**
 * Shows what is wrong with a campaign as it is written, where it may not be offered and why, and what players read of
 * it. A mistake hides no more than it must: what can be read of the rest is shown.
 */
export async function previewCampaign(
  { house }: StaffContext,
  { data, language, currency }: { data: Written; language: string; currency: string },
): Promise<OfficeAnswers<'POST /office/campaigns/preview'>> {
  const read = await readCampaignInput(house, JSON.stringify(data))
  const parsed = CampaignData.safeParse(data).data
  return {
    mistakes: Array.isArray(read) ? read : [],
    countries: parsed ? lawsOf(house, parsed).map(checkView) : [],
    shown: (parsed && (await showCampaign(house, parsed, currency, language))) ?? null,
  }
}

function checkView({ country, rules, hasTerms, broken }: CountryLaw): CountryCheck {
  return {
    country,
    currency: rules.currency,
    verdict: broken.length > 0 ? 'unlawful' : hasTerms ? 'offered' : 'noTerms',
    against: broken.flatMap(({ rule, kind, wants, values, says }) => {
      const source = rule === null ? undefined : sourceOf(rules, rule)
      return [
        {
          rule: rule ?? 'terms',
          kind,
          wants,
          values,
          says,
          source: source?.url ?? '',
          grade: source?.grade ?? 'unsourced',
          checkedOn: source?.checkedOn ?? '',
        },
      ]
    }),
  }
}

/** Tries a campaign as it is written on one player. What concerns the person alone is one check, so that it tells no more. */
export async function tryCampaign(
  { house }: StaffContext,
  { data, player, amount }: { data: Written; player: string; amount: string },
): Promise<OfficeAnswers<'POST /office/campaigns/try'> | OfficeRefused> {
  const read = await readCampaignInput(house, JSON.stringify(data))
  if (Array.isArray(read)) return no('mayNot', { message: read.join(' ') })
  const id = BigInt(player)
  const who = { shard: shardOf(id), player: id }
  const currency = (await readPlayer(house.db, who.shard, who.player))?.currency
  const amountMinor = currency && parseAmount(amount, currency)
  if (amountMinor === undefined || amountMinor === '') return no('notFound')
  return (await tryOn(house, read, who, amountMinor)) ?? no('notFound')
}
