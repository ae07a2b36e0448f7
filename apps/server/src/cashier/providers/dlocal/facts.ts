import type { PaymentDetail } from '@fairhouse/contract'
import { formatAmount, parseAmount } from '@fairhouse/money'
import { ProviderError, type Fact, type Step } from '../../provider-contract/provider.ts'
import type { Payment } from './wire.ts'

/** Derives facts from a payment's status; each outcome is one fact, however often it is reported. */
export function factsOf(payment: Payment, at: Date): Fact[] {
  const about = { happenedAt: at }
  switch (payment.status) {
    case 'PAID':
      return [{ ...about, kind: 'received', eventKey: `${payment.id}:paid`, money: moneyOf(payment) }]
    case 'REJECTED':
      return [{ ...about, kind: 'failed', eventKey: `${payment.id}:rejected`, reason: `dlocal_${payment.status_code}` }]
    case 'CANCELLED':
      return [{ ...about, kind: 'cancelled', eventKey: `${payment.id}:cancelled` }]
    case 'EXPIRED':
      return [{ ...about, kind: 'expired', eventKey: `${payment.id}:expired` }]
    case 'AUTHORIZED':
    case 'VERIFIED':
    case 'PENDING':
      return []
  }
}

function moneyOf({ amount, currency }: Payment) {
  const minor = parseAmount(String(amount), currency)
  if (minor === undefined) throw new ProviderError('refused', 'an amount that its currency does not have')
  return { amount: minor, currency }
}

/** Returns the next step: the provider's page, a slip to print, or an account and reference to pay to. */
export function stepOf(payment: Payment, { isSlip, wholePage }: { isSlip: boolean; wholePage: boolean }): Step | undefined {
  if (payment.redirect_url) {
    const url = new URL(payment.redirect_url)
    const fields = Object.fromEntries(url.searchParams)
    return {
      type: 'redirect',
      url: `${url.origin}${url.pathname}`,
      method: 'GET',
      fields,
      target: wholePage ? 'top' : 'frame',
      origin: url.origin,
    }
  }
  const details = detailsOf(payment)
  if (!details) return undefined
  return isSlip ? { type: 'slip', details, fields: slipFields(details) } : { type: 'details', details }
}

function detailsOf(payment: Payment): PaymentDetail | undefined {
  const { ticket, bank_transfer: transfer } = payment
  const money = moneyOf(payment)
  const sum = { amount: formatAmount(money.amount, money.currency), currency: money.currency }
  if (transfer) {
    const { bank_account: account, bank_name: bank, beneficiary_name: beneficiary, reference, expiration_date: until } = transfer
    return {
      ...sum,
      type: 'clabe',
      value: account,
      accountNumber: account,
      ...present({ bank, beneficiary, reference }),
      ...expiring(until),
    }
  }
  if (!ticket) return undefined
  const { number, barcode, id, qr_code: qrCode, expiration_date: until, company_name: beneficiary } = ticket
  const value = qrCode ?? number ?? id ?? barcode ?? ''
  const type = qrCode ? 'qr' : ticket.type === 'REFERENCE_CODE' ? 'reference' : ticket.type === 'BARCODE' ? 'barcode' : 'code'
  return { ...sum, type, value, ...present({ reference: id, barcode, beneficiary, qrCode }), ...expiring(until) }
}

/** Returns the values for a slip's gaps. */
const slipFields = (details: PaymentDetail): Record<string, string> =>
  Object.fromEntries(Object.entries(details).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))

const present = <Name extends string>(given: Record<Name, string | null | undefined>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'string' && value !== '')) as Partial<
    Record<Name, string>
  > // only entries that are present remain

function expiring(until: string | null | undefined): { expiresAt?: string } {
  const at = until ? new Date(until) : undefined
  return at && !Number.isNaN(at.getTime()) ? { expiresAt: at.toISOString() } : {}
}
