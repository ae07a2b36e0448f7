import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { readBonusFacts, refusalOf, type CampaignRow } from '../campaigns/index.ts'
import { bonusBrought, type BonusBrought } from './bonus-brought.ts'
import { readGrant, type BonusSource } from './grant.sql.ts'
import { settleBonus } from './settle-bonus.ts'

/** Who is given something. */
export type Receiver = { shard: number; player: bigint; country: string; currency: string }
/** What brings a bonus without a deposit: where from, the reference that makes it happen once, and the code that was typed for it. */
type Brings = {
  source: Extract<BonusSource, 'code' | 'level' | 'operator' | 'registration'>
  reference: string
  code?: string
  automatic?: boolean
}

/**
 * Gives a player the bonus of a campaign without a deposit, in one transaction that holds the wallet's lock. A repeat
 * with the same reference gives nothing more and answers the same. Returns what it brought, or why they may not have it.
 */
export async function grantWithoutDeposit(
  house: House,
  row: CampaignRow,
  player: Receiver,
  { source, reference, code, automatic = false }: Brings,
): Promise<BonusBrought | Refused> {
  const { shard, player: id, currency, country } = player
  const wallet = { shard, player: id, currency }
  const nothing = { amountMinor: 0n, includedFeeMinor: 0n, leftMinor: 0n, isNone: true }
  const given = await house.db.transaction(async (tx): Promise<BonusBrought | Refused> => {
    await lockWallet(tx, wallet)
    const isGiven = (await readGrant(tx, shard, reference)) !== undefined
    const refused = isGiven ? undefined : refusalOf(row, await readBonusFacts(house, tx, { country, currency, player: wallet }), source)
    if (refused) return refused
    const about = { campaign: row.id, version: row.version, reference, automatic, source, ...(code === undefined ? {} : { code }) }
    await settleBonus(house, tx, { ...wallet, ...nothing, ...about })
    const brought = await bonusBrought(tx, shard, reference)
    return brought.bonusRefused === undefined ? brought : refuse('campaignNotEligible')
  })
  house.wallet.changed(wallet)
  return given
}
