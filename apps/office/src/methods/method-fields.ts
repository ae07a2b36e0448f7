import type { DataField } from '../written/index.ts'

/** What a way to pay is called; texts are keys of messages. */
export const nameFields = [
  { name: 'name', kind: 'text' },
  { name: 'nameKey', kind: 'text' },
  { name: 'description', kind: 'text' },
  { name: 'instructions', kind: 'text' },
] as const satisfies readonly DataField[]

/** Who carries it out. */
export const providerFields = [
  { name: 'provider', kind: 'text' },
  { name: 'providerId', kind: 'whole' },
  { name: 'product', kind: 'text' },
] as const satisfies readonly DataField[]

export const countryFields = [
  { name: 'countries', kind: 'codes' },
  { name: 'excludedCountries', kind: 'codes' },
  { name: 'payAndPlayIncludeCountries', kind: 'codes' },
] as const satisfies readonly DataField[]

/** What it takes and costs in one currency. */
export const currencyFields = [
  { name: 'minAmount', kind: 'text' },
  { name: 'maxAmount', kind: 'text' },
  { name: 'amountList', kind: 'codes' },
  { name: 'feeFixed', kind: 'text' },
  { name: 'feeMin', kind: 'text' },
  { name: 'feeMax', kind: 'text' },
  { name: 'rate', kind: 'text' },
] as const satisfies readonly DataField[]

export const flagFields = [
  { name: 'payout', kind: 'flag', standard: false },
  { name: 'stored', kind: 'flag', standard: false },
  { name: 'allowNewAccount', kind: 'flag', standard: true },
  { name: 'wholeNumberAmounts', kind: 'flag', standard: false },
  { name: 'asksAmount', kind: 'flag', standard: true },
  { name: 'unlisted', kind: 'flag', standard: false },
] as const satisfies readonly DataField[]
