import type { PaymentDetail } from '@fairhouse/contract'
import { divideHalfUp, digitsOf } from '@fairhouse/money'
import { ProviderError, type Fact, type Money } from '../../provider-contract/provider.ts'
import type { Invoice, PaymentMethod } from './wire.ts'
import type { z } from 'zod'

/**
 * Derives facts from an invoice. A payment seen on the chain is not yet received; over-, under- and late payments count
 * with the amount that came.
 */
export function factsOf(invoice: Invoice, at: Date): Fact[] {
  const { id, status, additionalStatus } = invoice
  const about = { happenedAt: at }
  switch (status) {
    case 'Settled':
      return [{ ...about, ...paidIn(invoice) }]
    case 'Processing':
      return [{ ...about, kind: 'pending', eventKey: `${id}:seen` }]
    case 'Invalid':
      return [{ ...about, kind: 'failed', eventKey: `${id}:invalid`, reason: 'crypto_invalid' }]
    case 'Expired':
      if (additionalStatus === 'PaidPartial') return [{ ...about, ...paidIn(invoice) }]
      if (additionalStatus === 'PaidLate') return [{ ...about, kind: 'pending', eventKey: `${id}:late` }]
      return [{ ...about, kind: 'expired', eventKey: `${id}:expired` }]
    case 'New':
      return []
  }
}

/** Returns the total paid, the same fact however often it is reported; a later payment makes a new total. */
function paidIn(invoice: Invoice) {
  const money = paidOf(invoice)
  return { kind: 'received' as const, eventKey: `${invoice.id}:paid:${money.amount}`, money, isTotal: true as const }
}

function paidOf({ amount, paidAmount, additionalStatus, currency }: Invoice): Money {
  const isExact = additionalStatus === 'None' || additionalStatus === 'Marked' || additionalStatus === 'PaidLate'
  const minor = roundedAmount(isExact && !isOpen(amount) ? amount : (paidAmount ?? amount), currency)
  if (minor === undefined) throw new ProviderError('refused', 'an invoice in an amount that its currency does not have')
  return { amount: minor, currency }
}

/** Returns whether the amount is zero, meaning an invoice that takes any amount. */
const isOpen = (amount: string) => /^0*(\.0*)?$/.test(amount)

/** Rounds a decimal of any length half up to minor units, as coins have more decimals than money. */
function roundedAmount(text: string, currency: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,18}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const scaled = BigInt(whole + fraction)
  return divideHalfUp(scaled * 10n ** BigInt(digitsOf(currency)), 10n ** BigInt(fraction.length))
}

/** Returns what the player needs to pay: address, amount, wallet link, and until when the rate holds. */
export function detailsOf(invoice: Invoice, method: z.output<typeof PaymentMethod>, isChannel: boolean): PaymentDetail {
  const uri = method.paymentLink ?? `bitcoin:${method.destination}`
  const base = { address: method.destination, payCurrency: method.currency, uri, qrCode: uri, createdAt: momentOf(invoice.createdTime) }
  if (isChannel) return base
  return {
    ...base,
    payAmount: method.amount,
    expiresAt: momentOf(invoice.expirationTime),
    amount: invoice.amount,
    currency: invoice.currency,
  }
}

const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
