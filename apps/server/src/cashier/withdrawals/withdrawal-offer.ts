import type { Withdrawal, WithdrawalDestination } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { readWalletRow, type WalletRow } from '../../money/wallet/index.ts'
import type { MethodData } from '../method-catalogue/method.ts'
import { readMethods } from '../method-catalogue/method.sql.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { takesPayout } from '../providers/providers.ts'
import { readStoredDetails, type StoredDetailRow } from '../stored-details/stored-detail.sql.ts'
import { storedDetailView } from '../stored-details/stored-detail-view.ts'
import { termsOf, termsView } from './withdrawal-terms.ts'
import { readWithdrawals, type WithdrawalRow } from './withdrawal.sql.ts'

/** Returns what can be withdrawn, to which destinations, on what terms, and what is pending. */
export async function withdrawalOffer({ house, player }: PlayerContext): Promise<Answers<'GET /api/payment/withdrawals'>> {
  const { currency } = player
  const [wallet, destinations, rows] = await Promise.all([
    readWalletRow(house.db, player),
    destinationsOf(house, player),
    readWithdrawals(house.db, player.shard, player.player),
  ])
  return {
    currency,
    available: formatAmount(withdrawable(wallet), currency),
    bound: formatAmount(bonusMoney(wallet), currency),
    destinations: destinations.map((destination) => destinationView(house, destination, currency)),
    withdrawals: rows.map((row) => withdrawalView(house, player.country, row)),
  }
}

/** Returns what can be withdrawn: cash and reserve. */
export const withdrawable = (wallet: Pick<WalletRow, 'cash' | 'reserve'> | undefined): bigint =>
  (wallet?.cash ?? 0n) + (wallet?.reserve ?? 0n)

/** Returns the bonus money that is still to be wagered: no part of what can be withdrawn. */
export const bonusMoney = (wallet: Pick<WalletRow, 'promo' | 'betting_bonus' | 'live_bonus'> | undefined): bigint =>
  wallet ? wallet.promo + wallet.betting_bonus + wallet.live_bonus : 0n

/** A payout destination: a stored detail and the method it came by. */
export type Destination = { detail: StoredDetailRow; method: MethodData }

/** Whom to pay out: country and currency select rules and terms. */
export type Payee = { shard: number; player: bigint; country: string; currency: string }

/**
 * Lists payout destinations: the way the money came, if it takes payouts, and the account the player gave. In a country
 * with a closed loop that account counts only while no used method takes payouts.
 */
export async function destinationsOf(house: House, { shard, player, country, currency }: Payee): Promise<Destination[]> {
  const [details, methods] = await Promise.all([readStoredDetails(house.db, shard, player), readMethods(house.db, true)])
  const all = details.flatMap((detail): Destination[] => {
    const method = methods.find(({ id }) => id === detail.method)?.data
    return method?.payout && takesPayout(detail.provider, currency) ? [{ detail, method }] : []
  })
  const funded = all.filter(({ detail }) => detail.funded_at !== null)
  return appliedRules(house, country).payments.closedLoop && funded.length > 0 ? funded : all
}

/** Returns whether a destination must be confirmed first: the player typed it and no money ever came from it. */
export const isUnproven = ({ detail: { verified, funded_at: fundedAt }, method }: Destination): boolean =>
  method.id === methodIds.detailUpdate && !verified && fundedAt === null

function destinationView(house: House, { detail, method }: Destination, currency: string): WithdrawalDestination {
  return {
    ...storedDetailView(detail),
    name: method.name,
    ...(method.nameKey ? { nameKey: method.nameKey } : {}),
    logo: `/cms/img/payment-providers/${method.id}.svg`,
    ...termsView(termsOf(house, method, currency), currency),
  }
}

/** Returns a request as the player sees it; the country's rules decide whether it can be cancelled. */
export function withdrawalView(house: House, country: string, row: WithdrawalRow): Withdrawal {
  return {
    reference: row.reference,
    amount: formatAmount(row.amount, row.currency),
    fee: formatAmount(row.fee, row.currency),
    currency: row.currency,
    status: row.state === 'sending' ? 'processing' : row.state,
    destination: row.description ?? row.stored_detail,
    requestedAt: row.requested_at.toISOString(),
    cancellable: row.state === 'pending' && appliedRules(house, country).payments.playerCancelWithdrawal,
  }
}
