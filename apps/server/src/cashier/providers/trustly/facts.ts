import { parseAmount } from '@fairhouse/money'
import { ProviderError, type Fact, type Instrument } from '../../provider-contract/provider.ts'
import { About, Account, Moved } from './wire.ts'

/**
 * Derives facts from a notification. An order is credited once, so a credit repeated under another number is the same
 * fact; debits may come in parts.
 */
export function factsOf(method: string, data: Readonly<Record<string, unknown>>, at: Date): Fact[] {
  switch (method) {
    case 'credit':
      return [moved('received', data, at, ({ orderid }) => `${orderid}:credit`)]
    case 'debit':
      return [moved('refunded', data, at, ({ orderid, notificationid }) => `${orderid}:debit:${notificationid}`)]
    case 'account':
      return [{ kind: 'instrument', eventKey: `${About.parse(data).orderid}:account`, instrument: accountOf(data), happenedAt: at }]
    case 'payoutconfirmation':
      return [moved('paid', data, at, ({ orderid }) => `${orderid}:paid`)]
    case 'pending':
      return [{ kind: 'pending', eventKey: `${About.parse(data).orderid}:pending`, happenedAt: at }]
    case 'cancel':
      return [{ kind: 'cancelled', eventKey: `${About.parse(data).orderid}:cancel`, happenedAt: at }]
    default:
      return []
  }
}

function moved(
  kind: 'received' | 'refunded' | 'paid',
  data: unknown,
  at: Date,
  keyOf: (told: { orderid: string; notificationid: string }) => string,
): Fact {
  const told = Moved.parse(data)
  const amount = parseAmount(told.amount, told.currency)
  if (amount === undefined) throw new ProviderError('refused', 'an amount that its currency does not have')
  return { kind, eventKey: keyOf(told), money: { amount, currency: told.currency }, happenedAt: at }
}

/** Returns the account the payer chose; refunds go to it by its id. */
function accountOf(data: unknown): Instrument {
  const { accountid, attributes } = Account.parse(data)
  const { bank, descriptor, clearinghouse, name } = attributes
  const description = [bank, descriptor].filter(Boolean).join(' ')
  return {
    token: accountid,
    description: description || accountid,
    fingerprint: `trustly:${accountid}`,
    ...(clearinghouse ? { clearingHouse: clearinghouse } : {}),
    ...(bank ? { bank } : {}),
    ...(name ? { holder: name, isVouched: true as const } : {}),
  }
}
