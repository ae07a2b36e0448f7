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
  kind: 'card' | 'bank'
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
  /** A visitor can open an account by depositing with it, from these countries; an empty list means from all that the settings name. */
  payAndPlayIncludeCountries?: string[]
  /** Not in the list of methods: something else leads to it. */
  unlisted?: boolean
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

/** From a bank account, by Trustly. */
const bank: Omit<MethodData, 'id'> = {
  name: 'Trustly',
  nameKey: 'list.method.bank',
  description: 'cashier.bankDescription',
  provider: 'trustly',
  providerId: 2,
  kind: 'bank',
  countries: [],
  excludedCountries: [],
  currencies,
  feePercent: '0',
  feeStrategy: 'added',
  fields: [],
  stored: false,
  allowNewAccount: true,
  wholeNumberAmounts: false,
  payout: false,
}

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
  {
    ...bank,
    id: methodIds.payAndPlay,
    payAndPlayIncludeCountries: ['SWE', 'FIN', 'EST'],
  },
  { ...bank, id: methodIds.signUpDeposit, unlisted: true },
]
