import type { House } from '../../base/house.ts'
import { isRefused, type Refused } from '../../base/http/refusal.ts'
import type { BonusBrought } from './bonus-brought.ts'
import { campaignByCode, readBonusFacts, readCampaigns, refusalOf } from '../campaigns/index.ts'
import { grantWithoutDeposit, type Receiver } from './without-deposit.ts'

/** Who redeems a code, and the reference that makes it happen once. */
type Redeeming = Receiver & { code: string; reference: string }

/** Grants what a code brings without a deposit; returns that, or why not. */
export async function redeemCode(house: House, { code, reference, ...player }: Redeeming): Promise<BonusBrought | Refused> {
  const row = await campaignByCode(house, code, reference)
  return isRefused(row) ? row : grantWithoutDeposit(house, row, player, { source: 'code', reference, code })
}

/** Returns whether this player could redeem any code at all. */
export async function isCodeOffered(house: House, player: Receiver): Promise<boolean> {
  const byCode = (await readCampaigns(house.db)).filter(({ enabled, data }) => enabled && data.offeredAt.includes('code'))
  if (byCode.length === 0) return false
  const facts = await readBonusFacts(house, house.db, { ...player, player })
  return byCode.some((row) => refusalOf(row, facts, 'code') === undefined)
}
