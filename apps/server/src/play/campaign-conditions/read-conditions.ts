import type { Conditions } from '@fairhouse/contract'
import type { PlayerContext, RequestContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readGrant } from '../bonuses/grant.sql.ts'
import { readCampaign, readCampaignVersion } from '../campaigns/campaign.sql.ts'
import { isFor, isInSegment, isKeptOut, mayAtThisMoment, type BonusFacts } from '../campaigns/eligibility.ts'
import { campaignByCode, seekerOf } from '../campaigns/list-campaigns.ts'
import type { CampaignRow } from '../campaigns/campaign.ts'
import { readBonusFacts } from '../campaigns/read-facts.ts'
import { conditionsOf } from './conditions.ts'

/** Reads the terms of a campaign that is open to the reader, by its number, or by the promo code that leads to it. */
export async function readConditions(asking: RequestContext, { campaign }: { campaign: string }): Promise<Conditions | Refused> {
  const { house, language } = asking
  const isByNumber = /^\d{1,9}$/.test(campaign)
  const row = isByNumber ? await readCampaign(house.db, Number(campaign)) : await campaignByCode(house, campaign)
  if (!row || isRefused(row)) return refuse('notFound')
  const facts = await readBonusFacts(house, house.db, seekerOf(asking))
  if (!isOpenTo(row, facts) || (isByNumber && !row.data.listed && row.id !== facts.chosen)) return refuse('notFound')
  return (await conditionsOf(house, row.data, facts, language, { version: row.version, acceptedAt: null })) ?? refuse('notFound')
}

/** Returns whether somebody may read what a campaign offers: it runs, it is for them, and they may be offered bonuses at all. */
function isOpenTo({ enabled, data }: CampaignRow, facts: BonusFacts): boolean {
  const { at, country } = facts
  const isNow = enabled && at >= new Date(data.startsAt) && (data.endsAt === undefined || at < new Date(data.endsAt))
  const isTheirs = isFor(data, country) && isInSegment(data, facts) && mayAtThisMoment(facts) && !facts.isBarred && !isKeptOut(facts)
  return isNow && isTheirs && data.offeredAt.some((place) => place !== 'operator')
}

/** Reads the terms of a bonus of the player, in the version on which it was given, whatever became of the campaign since. */
export async function readBonusConditions(asking: PlayerContext, { bonus }: { bonus: string }): Promise<Conditions | Refused> {
  const { house, language, player } = asking
  const { shard, player: id, currency, country } = player
  const grant = await readGrant(house.db, shard, bonus)
  if (grant?.player !== id || grant.currency !== currency || grant.state === 'refused') return refuse('notFound')
  const data = await readCampaignVersion(house.db, grant.campaign, grant.version)
  const facts = await readBonusFacts(house, house.db, { country, currency, player: { shard, player: id } })
  const of = { version: grant.version, acceptedAt: grant.granted_at }
  // What was had of the campaign since does not change what was accepted.
  return (data && (await conditionsOf(house, data, { ...facts, had: [] }, language, of))) ?? refuse('notFound')
}
