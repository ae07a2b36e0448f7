import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { insertGrant, writeAwards } from './grant.sql.ts'
import { keepClaim } from './settle-claims.ts'
import { costOf } from './wagering-terms.ts'

/** Cashback of a window for one player: under which name, by which campaign, and for how many days it lies there. */
type Given = WalletKey & {
  country: string
  deposit: string
  campaign: number
  version: number
  amount: bigint
  validity: number | undefined
}

/** Lays cashback of a window into the wallet to be taken, as a bonus of its own, in the caller's transaction, which holds the wallet's lock. */
export async function giveCashback(house: House, tx: Transaction, given: Given): Promise<void> {
  const { shard, player, currency, deposit, campaign, version, amount, validity } = given
  const wallet = { shard, player, currency }
  const nothing = { reason: null, wager_state: null, max_stake: null, caps: null, award_due: null, queue_place: null, closing_since: null }
  const never = { activated_at: null, paused_at: null, expires_at: null, ended_at: null }
  await insertGrant(tx, {
    ...wallet,
    ...nothing,
    ...never,
    deposit,
    campaign,
    version,
    automatic: true,
    source: 'cashback',
    state: 'granted',
    revision: 1,
    turnover_required: 0n,
    wagered: 0n,
    min_stake: 0n,
    granted_at: house.clock.now(),
  })
  const awards = [{ kind: 'cashBack' as const, given: amount, held: amount, lost: 0n }]
  await writeAwards(tx, shard, deposit, awards)
  const about = { op: 'move', wallet, id: `bonus:${deposit}:1`, kind: 'bonus', reason: deposit } as const
  const [result] = await house.wallet.postInside(tx, [{ ...about, legs: [[costOf('cashBack'), 'cashback', amount]] }])
  if (result?.outcome !== 'posted') throw new Error(`The cashback ${deposit} ended as ${result?.outcome}`)
  await keepClaim(house, tx, given, awards, validity)
}
