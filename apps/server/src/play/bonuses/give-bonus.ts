import { awardAmounts, awardsOf, noDeposit, parseAmount, type AwardAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readBonusFacts, readCampaign, readCampaigns, refusalOf, type CampaignData } from '../campaigns/index.ts'
import type { BonusBrought } from './bonus-brought.ts'
import { grantWithoutDeposit, type Receiver } from './without-deposit.ts'

/** A campaign that staff may give, what it brings by kind, and the refusal of whoever may not have it now. */
export type GiveableBonus = { campaign: number; data: CampaignData; gives: AwardAmount[]; refused: string | undefined }

/** Lists the campaigns that staff may give, as they stand for a player. */
export async function giveableBonuses(house: House, player: Receiver): Promise<GiveableBonus[]> {
  const rows = (await readCampaigns(house.db)).filter(({ enabled, data }) => enabled && data.offeredAt.includes('operator'))
  if (rows.length === 0) return []
  const facts = await readBonusFacts(house, house.db, { ...player, player })
  return rows.map((row) => ({
    campaign: row.id,
    data: row.data,
    gives: givenBy(row.data, player.currency),
    refused: refusalOf(row, facts, 'operator')?.refused,
  }))
}

function givenBy(data: CampaignData, currency: string): AwardAmount[] {
  const terms = data.terms[currency]
  return terms ? awardAmounts(awardsOf(terms, noDeposit(currency)), currency) : []
}

/** Gives a player the bonus of a campaign, once for each reference; returns what it brought, or why not. */
export async function giveBonus(
  house: House,
  { reference, campaign, ...player }: Receiver & { campaign: number; reference: string },
): Promise<BonusBrought | Refused> {
  const row = await readCampaign(house.db, campaign)
  return row ? grantWithoutDeposit(house, row, player, { source: 'operator', reference }) : refuse('campaignNotFound')
}

/** Returns what a campaign without a deposit is worth in a currency, in minor units: its money, and free spins by their face. */
export function worthOf(data: CampaignData, currency: string): bigint | undefined {
  const terms = data.terms[currency]
  if (!terms) return undefined
  const { freeSpin, ...money } = awardsOf(terms, noDeposit(currency))
  const face = freeSpin * (parseAmount(terms.freeSpinValue ?? '', currency) ?? 0n)
  return Object.values(money).reduce((sum, one) => sum + one, face)
}
