import type { House } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { bonusBrought, type BonusBrought } from './bonus-brought.ts'
import { campaignByCode, readBonusFacts, readCampaigns, refusalOf } from '../campaigns/index.ts'
import { readGrant } from './grant.sql.ts'
import { settleBonus } from './settle-bonus.ts'

/** Who redeems a code, and the reference that makes it happen once. */
type Redeeming = { shard: number; player: bigint; country: string; currency: string; code: string; reference: string }

/** Grants what a code brings without a deposit, in one transaction; returns that, or why not. */
export async function redeemCode(house: House, { code, reference, ...player }: Redeeming): Promise<BonusBrought | Refused> {
  const row = await campaignByCode(house, code, reference)
  if (isRefused(row)) return row
  return house.db.transaction(async (tx) => {
    await lockWallet(tx, player)
    const isGiven = (await readGrant(tx, player.shard, reference)) !== undefined
    const refused = isGiven ? undefined : refusalOf(row, await readBonusFacts(house, tx, { ...player, player }), 'code')
    if (refused) return refused
    const nothing = { amountMinor: 0n, includedFeeMinor: 0n, leftMinor: 0n, isNone: true }
    await settleBonus(house, tx, { ...player, ...nothing, reference, code, campaign: row.id, version: row.version, automatic: false })
    const brought = await bonusBrought(tx, player.shard, reference)
    return brought.bonusRefused === undefined ? brought : refuse('campaignNotEligible')
  })
}

/** Returns whether this player could redeem any code at all. */
export async function isCodeOffered(house: House, player: Omit<Redeeming, 'code' | 'reference'>): Promise<boolean> {
  const byCode = (await readCampaigns(house.db)).filter(({ enabled, data }) => enabled && data.offeredAt.includes('code'))
  if (byCode.length === 0) return false
  const facts = await readBonusFacts(house, house.db, { ...player, player })
  return byCode.some((row) => refusalOf(row, facts, 'code') === undefined)
}
