import { withdrawalSums } from '@fairhouse/money'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { referenceOn } from '../../base/ids.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { lockWallet, readWalletRow } from '../../money/wallet/index.ts'
import { holdRefusal } from '../holds/hold-refusal.ts'
import { detailsRefusal } from '../payment-details/details-refusal.ts'
import { writeRequest } from './request-withdrawal.ts'
import { bonusMoney, destinationsOf, isUnproven, withdrawable, type Destination, type Payee } from './withdrawal-offer.ts'
import { termsOf } from './withdrawal-terms.ts'

/**
 * The requested payout in minor units, the fee withheld from it, and what stays behind: the part above the largest
 * withdrawal, and bonus money that is still to be wagered.
 */
export type PayoutAsked = { reference: string; to: string; amount: bigint; fee: bigint; above: bigint; bound: bigint }

/**
 * Requests a payout of everything withdrawable for a player who cannot sign in, for example one excluded by a register.
 * `storedDetail` names the destination if
 * there are several. Destinations, holds and terms apply as to any withdrawal, except the minimum amount, so that the rest of a balance
 * can leave.
 */
export async function requestPayout(
  house: House,
  payee: Payee,
  storedDetail: string | undefined,
  decider: Decider,
): Promise<PayoutAsked | Refused> {
  const stopped = (await holdRefusal(house, payee, 'withdraw')) ?? (await detailsRefusal(house, payee, 'withdraw'))
  if (stopped) return stopped
  const destination = await destinationOf(house, payee, storedDetail)
  if (isRefused(destination)) return destination
  const asked = await house.db.transaction((tx) => writePayout(house, tx, payee, destination, decider))
  if (!isRefused(asked)) house.tell(payee.player, { about: 'wallet', shard: payee.shard, currency: payee.currency })
  return asked
}

/** Returns the named stored detail, or the only one; with several, refuses and lists their references. */
async function destinationOf(house: House, payee: Payee, wanted: string | undefined): Promise<Destination | Refused> {
  const open = (await destinationsOf(house, payee)).filter((one) => !one.detail.blocked && !isUnproven(one))
  const named = wanted === undefined ? open : open.filter(({ detail }) => detail.reference === wanted)
  const [only, another] = named
  if (only && !another) return only
  return refuse('paymentDetailsIncomplete', {
    details: { action: 'withdrawal', destinations: open.map(({ detail }) => `${detail.reference} (${detail.description})`) },
  })
}

/** Locks the wallet before reading it, so the request covers all of it. */
async function writePayout(
  house: House,
  tx: Transaction,
  { shard, player, currency }: Payee,
  destination: Destination,
  { actor, reason }: Decider,
): Promise<PayoutAsked | Refused> {
  const wallet = { shard, player, currency }
  await lockWallet(tx, wallet)
  const row = await readWalletRow(tx, wallet)
  const free = withdrawable(row)
  if (free === 0n) return refuse('insufficientBalance')
  const { most, least: _least, ...rule } = termsOf(house, destination.method, currency)
  const amount = most !== undefined && free > most ? most : free
  const { fee, paidOut } = withdrawalSums(amount, rule)
  if (paidOut === 0n) return refuse('paymentMethodLimit', { details: { paymentLimit: 'fee', currency } })
  const reference = referenceOn(shard)
  const request = { reference, key: `operator:${reference}`, sums: { amount, fee }, destination, actor, reason, from: 'cashFirst' } as const
  const refused = await writeRequest(house, wallet, tx, request)
  return refused ?? { reference, to: destination.detail.description, amount, fee, above: free - amount, bound: bonusMoney(row) }
}
