import type { DepositMethod } from '@fairhouse/contract'
import { parseAmount } from '@fairhouse/money'
import { appliedRules } from '../base/applied-rules.ts'
import type { Asking, House } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { barAt, limitPeriodsOf, readExclusions } from '../limits/index.ts'
import type { FeeRule } from './fee.ts'
import type { MethodData } from './method.ts'
import { readMethods } from './method.sql.ts'
import { readStoredDetails, type StoredDetailRow } from './stored-detail.sql.ts'

/** Who pays: the country whose methods are offered, and the currency of the account. */
export type Payer = { country: string; currency: string }

/** Who asks, as a payer: of a visitor the account would be in the currency that the settings name for the country. */
export function payerOf({ house: { settings }, player, country }: Asking): Payer {
  if (player) return player
  const currencies = settings.get('deposit.payAndPlayCurrencies')
  return { country, currency: currencies[country] ?? settings.get('currencies')[0] ?? 'EUR' }
}

/** Whether a visitor from a country can open an account by depositing with a method. */
export const isPayAndPlay = ({ settings }: House, { payAndPlayIncludeCountries }: MethodData, country: string): boolean =>
  payAndPlayIncludeCountries !== undefined &&
  settings.get('deposit.payAndPlayCountries').includes(country) &&
  (payAndPlayIncludeCountries.length === 0 || payAndPlayIncludeCountries.includes(country))

/** Whether pay-and-play is there at all for this installation, and whether it is the only way for whoever asks: for visitors from its countries. */
export async function payAndPlayOf({ house, player, country }: Asking): Promise<{ hasPayAndPlay: boolean; allowedPayAndPlay: boolean }> {
  const methods = (await readMethods(house.db)).map(({ data }) => data).filter((data) => data.payAndPlayIncludeCountries !== undefined)
  const hasPayAndPlay = methods.length > 0 && house.settings.get('deposit.payAndPlayCountries').length > 0
  return { hasPayAndPlay, allowedPayAndPlay: !player && methods.some((method) => isPayAndPlay(house, method, country)) }
}

/** The ways to pay for this person; none for a player whom the operator has blocked. */
export async function listMethods(asking: Asking): Promise<{ methods: DepositMethod[] } | Refused> {
  const { house, player } = asking
  const bars = player ? await readExclusions(house.db, player.shard, player.player, house.clock.now()) : []
  return barAt(bars, house.clock.now()) === 'blocked' ? refuse('actionBlocked') : { methods: await offeredMethods(asking) }
}

/** The ways to pay that this person may use now, with stored cards and what is left of the limits. */
export async function offeredMethods(asking: Asking): Promise<DepositMethod[]> {
  const { house, player } = asking
  const payer = payerOf(asking)
  const stored = player ? await readStoredDetails(house.db, player.shard, player.player) : []
  const limits = player ? await limitPeriodsOf(house, player) : []
  const left = limits
    .filter(({ type, limited }) => type === 'deposit' && limited)
    .toSorted((a, b) => (minorOf(a.availableAmount, payer) < minorOf(b.availableAmount, payer) ? -1 : 1))[0]
  const { hasPayAndPlay, allowedPayAndPlay } = await payAndPlayOf(asking)
  // A visitor from elsewhere is shown pay-and-play, too, with the countries that have it.
  const isShown = (data: MethodData) =>
    isOffered(house, data, payer) || (hasPayAndPlay && !player && data.payAndPlayIncludeCountries !== undefined)
  const all = (await readMethods(house.db)).filter(({ data }) => isShown(data) && !data.unlisted)
  const methods = allowedPayAndPlay ? all.filter(({ data }) => isPayAndPlay(house, data, asking.country)) : all
  return methods.map(({ data }) => ({
    ...methodView(house, data, payer, stored),
    // The account of a visitor has one currency: that of the country.
    ...(player ? {} : { supportCurrencies: { [payer.currency]: data.currencies[payer.currency]?.rate ?? '1' } }),
    ...(left?.amount && left.availableAmount
      ? { limited: true, limitReached: minorOf(left.availableAmount, payer) === 0n, limitAmount: left.amount, limitUsed: left.usedAmount }
      : {}),
  }))
}

const minorOf = (text: string | null, { currency }: Payer) => parseAmount(text ?? '0', currency) ?? 0n

/** A method by its id, if this person may use it. */
export async function methodFor(house: House, payer: Payer, id: number): Promise<MethodData | undefined> {
  return (await readMethods(house.db)).map(({ data }) => data).find((method) => method.id === id && isOffered(house, method, payer))
}

function isOffered(house: House, method: MethodData, { country, currency }: Payer): boolean {
  if (method.payAndPlayIncludeCountries !== undefined && !isPayAndPlay(house, method, country)) return false
  if (method.countries.length > 0 && !method.countries.includes(country)) return false
  return !method.excludedCountries.includes(country) && currency in method.currencies
}

export function feeRuleOf(method: MethodData, currency: string): FeeRule {
  return {
    percent: method.feePercent,
    strategy: method.feeStrategy,
    fixedMinor: parseAmount(method.currencies[currency]?.feeFixed ?? '0', currency) ?? 0n,
  }
}

function methodView(house: House, method: MethodData, { country, currency }: Payer, stored: StoredDetailRow[]): DepositMethod {
  const rule = method.currencies[currency]
  const included = method.payAndPlayIncludeCountries ?? []
  const listed = house.settings.get('deposit.payAndPlayCountries')
  const allowed = included.length === 0 ? listed : included.filter((one) => listed.includes(one))
  return {
    method: method.id,
    methodId: method.id,
    name: method.name,
    ...(method.nameKey ? { nameKey: method.nameKey } : {}),
    ...(method.description ? { description: method.description } : {}),
    paymentProvider: method.provider,
    providerId: method.providerId,
    fields: method.fields,
    supportCurrencies: Object.fromEntries(Object.entries(method.currencies).map(([name, { rate }]) => [name, rate])),
    amountList: { [currency]: rule?.amountList ?? [] },
    minAmount: rule?.minAmount ?? '0.00',
    maxAmount: rule?.maxAmount ?? '0.00',
    stored: method.stored,
    storedDetails: stored
      .filter((detail) => detail.reusable && detail.method === method.id)
      .map(({ reference, description, blocked, verified }) => ({ storedDetailReference: reference, description, blocked, verified })),
    allowNewAccount: method.allowNewAccount,
    payAndPlay: isPayAndPlay(house, method, country),
    payAndPlayIncludeCountries: included.join(','),
    allowedCountriesPayAndPlay: method.payAndPlayIncludeCountries === undefined ? [] : [...allowed],
    wholeNumberAmounts: method.wholeNumberAmounts,
    limited: false,
    limitReached: false,
    feePercent: method.feePercent,
    feeFixed: rule?.feeFixed ?? '0.00',
    currentFeeStrategy: method.feeStrategy,
    logo: `/cms/img/payment-providers/${method.id}.svg`,
  }
}

/** A notice that a country's rules put beside the form, as a message key. */
export const countryNotice = (house: House, country: string): string | null => appliedRules(house, country).payments.depositNotice
