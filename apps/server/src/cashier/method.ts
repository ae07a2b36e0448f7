import type { DescribedField } from '@fairhouse/contract'
import { brandOf } from './catalogue/methods.ts'
import { methodIds } from './method-ids.ts'

/** A way to pay, as data that an operator edits. Amounts are decimal strings; an empty country list means everywhere. */
export type MethodData = {
  id: number
  /** The brand; a way to pay without one has a message key besides. */
  name: string
  nameKey?: string
  description: string | null
  provider: string
  providerId: number
  kind: 'card'
  countries: string[]
  excludedCountries: string[]
  currencies: Record<string, { rate: string; minAmount: string; maxAmount: string; amountList: string[]; feeFixed: string }>
  feePercent: string
  feeStrategy: 'included' | 'added'
  fields: DescribedField[]
  stored: boolean
  allowNewAccount: boolean
  wholeNumberAmounts: boolean
  payout: boolean
}

const euros = { rate: '1', minAmount: '5.00', maxAmount: '5000.00', amountList: ['10.00', '20.00', '50.00', '100.00'], feeFixed: '0.00' }
const kronor = {
  rate: '1',
  minAmount: '50.00',
  maxAmount: '50000.00',
  amountList: ['100.00', '200.00', '500.00', '1000.00'],
  feeFixed: '0.00',
}
const currencies = { EUR: euros, GBP: euros, SEK: kronor }

/** What a new installation offers. */
export const firstMethods: MethodData[] = [
  {
    id: methodIds.paymentCard,
    name: brandOf(methodIds.paymentCard) ?? '',
    nameKey: 'list.method.paymentCard',
    description: 'cashier.cardDescription',
    provider: 'card-acquirer',
    providerId: 1,
    kind: 'card',
    countries: [],
    excludedCountries: [],
    currencies,
    feePercent: '0',
    feeStrategy: 'added',
    fields: [],
    stored: true,
    allowNewAccount: true,
    wholeNumberAmounts: false,
    payout: true,
  },
]
