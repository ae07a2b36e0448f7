import { awardKinds, awardsOf, formatAmount, parseAmount, type AwardKind } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { readBonusFacts, readCampaign, readCampaigns, refusalOf, type CampaignData } from '../campaigns/index.ts'
import { bonusBrought } from './bonus-brought.ts'
import { readGrant } from './grant.sql.ts'
import { settleBonus } from './settle-bonus.ts'

/** Who is given something. */
type Receiver = { shard: number; player: bigint; country: string; currency: string }
/** A campaign that staff may give, what it brings by kind, and the refusal of whoever may not have it now. */
export type GiveableBonus = {
  campaign: number
  data: CampaignData
  gives: { kind: AwardKind; amount: string }[]
  refused: string | undefined
}

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

const noDeposit = (currency: string) => ({ amountMinor: 0n, includedFeeMinor: 0n, currency, isNone: true })

function givenBy(data: CampaignData, currency: string): GiveableBonus['gives'] {
  const terms = data.terms[currency]
  if (!terms) return []
  const awards = awardsOf(terms, noDeposit(currency))
  return awardKinds
    .filter((kind) => awards[kind] > 0n)
    .map((kind) => ({ kind, amount: kind === 'freeSpin' ? String(awards[kind]) : formatAmount(awards[kind], currency) }))
}

/** Gives a player the bonus of a campaign, once for each reference; returns what it brought, or why not. */
export async function giveBonus(
  house: House,
  { reference, campaign, ...player }: Receiver & { campaign: number; reference: string },
): Promise<Awaited<ReturnType<typeof bonusBrought>> | Refused> {
  const row = await readCampaign(house.db, campaign)
  if (!row) return refuse('campaignNotFound')
  const given = await house.db.transaction(async (tx) => {
    await lockWallet(tx, player)
    const isGiven = (await readGrant(tx, player.shard, reference)) !== undefined
    const refused = isGiven ? undefined : refusalOf(row, await readBonusFacts(house, tx, { ...player, player }), 'operator')
    if (refused) return refused
    const about = { reference, campaign: row.id, version: row.version, automatic: false, source: 'operator' as const }
    await settleBonus(house, tx, { ...player, ...noDeposit(player.currency), leftMinor: 0n, ...about })
    return bonusBrought(tx, player.shard, reference)
  })
  if (!isRefused(given)) house.wallet.changed(player)
  return given
}

/** Returns what a campaign without a deposit is worth in a currency, in minor units: its money, and free spins by their face. */
export function worthOf(data: CampaignData, currency: string): bigint | undefined {
  const terms = data.terms[currency]
  if (!terms) return undefined
  const { freeSpin, ...money } = awardsOf(terms, noDeposit(currency))
  const face = freeSpin * (parseAmount(terms.freeSpinValue ?? '', currency) ?? 0n)
  return Object.values(money).reduce((sum, one) => sum + one, face)
}
