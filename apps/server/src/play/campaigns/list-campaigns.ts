import type { Answers } from '@fairhouse/contract/caller.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { findCode, readCampaignsWithCodes } from '../campaign-codes/index.ts'
import { readBars } from './bar.sql.ts'
import type { CampaignRow } from './campaign.ts'
import { readCampaign, readCampaignByCode, readCampaigns, readCampaignVersion } from './campaign.sql.ts'
import { readAwaited } from './choice.sql.ts'
import { campaignView, readCampaignNames, textIn } from './campaign-view.ts'
import { isKeptOut, refusalOf, unavailableUntil, type BonusFacts } from './eligibility.ts'
import { readBonusFacts, type BonusSeeker } from './read-facts.ts'

/** Returns the caller as a bonus candidate. */
export function seekerOf({ house: { settings }, player, country }: RequestContext): BonusSeeker {
  if (player) return { country: player.country, currency: player.currency, player }
  return { country, currency: settings.get('deposit.payAndPlayCurrencies')[country] ?? settings.get('currencies')[0] ?? 'EUR' }
}

/** Lists the campaigns available with a deposit now; one in its cool-off is shown with the end of it. */
export async function listCampaigns(asking: RequestContext): Promise<Answers<'GET /api/campaigns'>> {
  const { house, language, player } = asking
  const facts = await readBonusFacts(house, house.db, seekerOf(asking))
  const possible = (await readCampaigns(house.db)).filter((row) => isOpenTo(row, facts))
  const shown = possible.filter(({ data: { listed, id } }) => listed || id === facts.chosen)
  const names = await readCampaignNames(
    house.db,
    shown.map(({ data }) => data),
  )
  const campaigns = shown.flatMap(({ data }) => campaignView(data, facts, language, names))
  const chosen = campaigns.find(({ campaignId, unavailableUntil: until }) => campaignId === facts.chosen && until === null)
  const byBatch = new Set(await readCampaignsWithCodes(house.db, facts.at))
  const bars = player ? await readBars(house.db, player.shard, player.player) : []
  return {
    campaigns,
    ...(chosen?.optIn ? { chosen: chosen.campaignId } : {}),
    ...(await awaitedOf(asking)),
    codes: possible.some(({ data, id }) => data.promoCode !== undefined || byBatch.has(id)),
    barred: bars.length > 0 || isKeptOut(facts),
    barredByPlayer: bars.includes('player'),
  }
}

/** Names what comes without a deposit once the account is ready. */
async function awaitedOf({ house, player, language }: RequestContext): Promise<{ awaited?: string }> {
  const awaited = player && (await readAwaited(house.db, player.shard, player.player))
  const data = awaited && (await readCampaignVersion(house.db, awaited.campaign, awaited.version))
  return data ? { awaited: textIn(data.names, language) } : {}
}

function isOpenTo(row: CampaignRow, facts: BonusFacts): boolean {
  const isCooling = unavailableUntil(row.data, facts) !== undefined
  return refusalOf(row, isCooling ? { ...facts, at: unavailableUntil(row.data, facts) ?? facts.at } : facts) === undefined
}

/** Returns whether this player gets something with a deposit unless they decline. */
export async function hasAutomaticCampaign(house: House, who: BonusSeeker): Promise<boolean> {
  const automatic = (await readCampaigns(house.db)).filter(({ data }) => !data.optIn)
  if (automatic.length === 0) return false
  const facts = await readBonusFacts(house, house.db, who)
  return automatic.some((row) => refusalOf(row, facts) === undefined)
}

/** Finds the campaign of a promo code, if available to the caller. */
export async function findCampaign(
  asking: RequestContext,
  { code }: { code: string },
): Promise<Answers<'GET /api/campaigns/code'> | Refused> {
  const { house, language } = asking
  const row = await campaignByCode(house, code)
  if (isRefused(row)) return row
  const facts = await readBonusFacts(house, house.db, seekerOf(asking))
  const refused = refusalOf(row, facts)
  if (refused) return refused
  const [campaign] = campaignView(row.data, facts, language, await readCampaignNames(house.db, [row.data]))
  return campaign ? { campaign } : refuse('campaignNotEligible')
}

/** Finds a campaign by its promo code or by one of a batch; refuses an unknown code at its field, and one that is used. */
export async function campaignByCode(
  house: Pick<House, 'db' | 'personal' | 'clock'>,
  code: string,
  reference?: string,
): Promise<CampaignRow | Refused> {
  const named = await readCampaignByCode(house.db, code.trim())
  if (named) return named
  const ofBatch = await findCode(house, house.db, code)
  if (ofBatch && ofBatch.reference !== null && ofBatch.reference !== reference) return refuse('campaignMaxBonuses')
  const row = ofBatch?.open ? await readCampaign(house.db, ofBatch.campaign) : undefined
  return row ?? refuse('campaignNotFound', { details: { fields: { code: { rule: 'promoCode', values: {} } } } })
}
