import type { Answers } from '@fairhouse/contract/caller.ts'
import { exchangeOf, formatAmount, pointsText } from '@fairhouse/money'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { cashLegs, lockWallet, type WalletKey } from '../../money/wallet/index.ts'
import { mayAtThisMoment, readBonusFacts } from '../campaigns/index.ts'
import { addLoyaltyEvent, countLoyaltyEvents, lockLoyalty, spendPoints } from './loyalty.sql.ts'
import { takesPart } from './takes-part.ts'

/** The house account that pays for points. */
export const loyaltyAccount = 'bonus:loyalty'

/** Makes thousands of points cash: 1,000 of them one unit of the currency. */
export async function exchangePoints(
  { house, player }: PlayerContext,
  { thousands }: { thousands: number },
): Promise<Answers<'POST /api/loyalty/exchange'> | Refused> {
  const { shard, player: id, currency, country } = player
  const wallet = { shard, player: id, currency }
  const done = await house.db.transaction((tx) => exchange(house, tx, { wallet, country, thousands: BigInt(thousands) }))
  if (isRefused(done)) return done
  house.wallet.changed(wallet)
  return { amount: formatAmount(done.amount, currency), currency, points: pointsText(done.left, currency) }
}

async function exchange(
  house: House,
  tx: Transaction,
  { wallet, country, thousands }: { wallet: WalletKey; country: string; thousands: bigint },
): Promise<{ amount: bigint; left: bigint } | Refused> {
  const { currency, player } = wallet
  // The points before the wallet, as whoever adds points does.
  const row = await lockLoyalty(tx, wallet)
  await lockWallet(tx, wallet)
  const facts = await readBonusFacts(house, tx, { country, currency, player: wallet })
  if (!house.settings.get('fe.loyalty.enabled')) return refuse('campaignInactive')
  if (!takesPart(facts) || !mayAtThisMoment(facts)) return refuse('campaignBlocked')
  const { points, amount } = exchangeOf(thousands, currency)
  const left = (row?.earned ?? 0n) - (row?.spent ?? 0n) - points
  if (!row || left < 0n) {
    const most = (left + points) / exchangeOf(1n, currency).points
    return refuse('checkFields', { details: { fields: { thousands: { rule: 'maxValue', values: { max: String(most) } } } } })
  }
  const posting = `loyalty:${player}:${currency}:${(await countLoyaltyEvents(tx, wallet)) + 1}`
  const legs = await cashLegs(tx, wallet, loyaltyAccount, amount)
  const about = { op: 'move', wallet, id: posting, kind: 'loyalty', reason: posting } as const
  const [result] = await house.wallet.postInside(tx, [{ ...about, legs }])
  if (result?.outcome !== 'posted') throw new Error(`The exchange ${posting} ended as ${result?.outcome}`)
  await spendPoints(tx, wallet, points)
  await addLoyaltyEvent(tx, wallet, { kind: 'exchanged', level: row.level, points, amount, posting }, house.clock.now())
  return { amount, left }
}
