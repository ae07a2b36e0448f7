import type { DepositMethod, MethodField } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { crossRate, depositSums, formatAmount, parseAmount, type FeeRule } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { isCodeOffered } from '../../play/bonuses/index.ts'
import { isOffered as isIdentificationOffered } from '../../knowing/identification-methods/index.ts'
import { barAt, readExclusions } from '../../money/limits/index.ts'
import { documentLimitOf, documentLimitView } from '../holds/document-limit.ts'
import { holdRefusal } from '../holds/hold-refusal.ts'
import type { MethodData } from '../method-catalogue/method.ts'
import { agreementOf, readAgreements, type AgreementRow } from './agreement.sql.ts'
import { interfaceAddress } from '../payment-pages/interface-page.ts'
import { statusOnMessageProvider } from '../method-catalogue/method-ids.ts'
import { readMethods } from '../method-catalogue/method.sql.ts'
import { readStoredDetails, type StoredDetailRow } from '../stored-details/stored-detail.sql.ts'
import { storedDetailView } from '../stored-details/stored-detail-view.ts'

/** The payer: the country whose methods are offered, and the account's currency. */
type Payer = { country: string; currency: string }

/** Returns the payer behind a request; for a visitor, in the currency that the settings give the country. */
export function payerOf({ house: { settings }, player, country }: RequestContext): Payer {
  if (player) return player
  const currencies = settings.get('deposit.payAndPlayCurrencies')
  return { country, currency: currencies[country] ?? settings.get('currencies')[0] ?? 'EUR' }
}

/** Returns whether a visitor from a country can open an account by depositing with this method. */
export const isPayAndPlay = ({ settings }: House, { payAndPlayIncludeCountries }: MethodData, country: string): boolean =>
  payAndPlayIncludeCountries !== undefined &&
  settings.get('deposit.payAndPlayCountries').includes(country) &&
  (payAndPlayIncludeCountries.length === 0 || payAndPlayIncludeCountries.includes(country))

/**
 * Returns whether this installation has pay-and-play, and whether it is the only way for this visitor, as it is in its
 * countries.
 */
export async function payAndPlayOf({
  house,
  player,
  country,
}: RequestContext): Promise<{ hasPayAndPlay: boolean; allowedPayAndPlay: boolean }> {
  const methods = (await readMethods(house.db)).map(({ data }) => data).filter((data) => data.payAndPlayIncludeCountries !== undefined)
  const hasPayAndPlay = methods.length > 0 && house.settings.get('deposit.payAndPlayCountries').length > 0
  return { hasPayAndPlay, allowedPayAndPlay: !player && methods.some((method) => isPayAndPlay(house, method, country)) }
}

/**
 * Lists the methods for this person; refuses a player whom the operator has blocked or first asks for something (234,
 * 260, 261).
 */
export async function listMethods(asking: RequestContext): Promise<{ methods: DepositMethod[] } | Refused> {
  const { house, player } = asking
  const bars = player ? await readExclusions(house.db, player.shard, player.player, house.clock.now()) : []
  if (barAt(bars, house.clock.now()) === 'blocked') return refuse('actionBlocked')
  const held = player && (await holdRefusal(house, player, 'methods'))
  return held ?? { methods: await offeredMethods(asking) }
}

/** Returns the methods this person may use now, with stored cards and what may be deposited before documents arrive. */
export async function offeredMethods(asking: RequestContext): Promise<DepositMethod[]> {
  const { house, player } = asking
  const payer = payerOf(asking)
  const [stored, agreements, bound] = player
    ? await Promise.all([
        readStoredDetails(house.db, player.shard, player.player),
        readAgreements(house.db, player.shard, player.player),
        documentLimitOf(house, house.db, player),
      ])
    : [[], [], undefined]
  const methods = await shownMethods(asking, payer)
  return methods.map((data) => ({
    ...methodView(house, data, payer, stored, agreements),
    ...(player ? {} : visitorsView(house, data, payer)),
    ...documentLimitView(bound, payer.currency),
  }))
}

/**
 * Limits a visitor to the country's currency. If visitors must identify themselves, adds the field for their national
 * id.
 */
function visitorsView(house: House, data: MethodData, payer: Payer) {
  const supportCurrencies = { [payer.currency]: '1' }
  if (!asksWho(house, data, payer)) return { supportCurrencies }
  return { supportCurrencies, identifiesBy: data.identifiesBy, description: 'cashier.identifyDescription', fields: personFields }
}

const personFields: MethodField[] = [
  { field: 'personalCode', fieldType: 'text', validator: [{ rule: 'required' }, { rule: 'maxLength', values: { number: 40 } }] },
]

/** Returns whether visitors identify themselves at a sign-in service before depositing with this method. */
const asksWho = (house: House, data: MethodData, payer: Payer): boolean =>
  data.identifiesBy !== undefined && isIdentificationOffered(house, data.identifiesBy, 'login') && isOffered(house, data, payer)

/** Returns only pay-and-play for visitors who can use it; visitors from elsewhere see it too, with its countries. */
async function shownMethods(asking: RequestContext, payer: Payer): Promise<MethodData[]> {
  const { house, player, country } = asking
  const { hasPayAndPlay, allowedPayAndPlay } = await payAndPlayOf(asking)
  const isShown = (data: MethodData) => {
    if (!player && asksWho(house, data, payer)) return true
    const isElsewhere = hasPayAndPlay && !player && data.payAndPlayIncludeCountries !== undefined
    // A visitor can only use a deposit that opens an account; any other would end at a login.
    return !data.unlisted && (isElsewhere || (player !== undefined && isOffered(house, data, payer)))
  }
  const all = (await readMethods(house.db)).map(({ data }) => data).filter(isShown)
  if (allowedPayAndPlay) return all.filter((data) => isPayAndPlay(house, data, country))
  // Offer the code field only if some code is available.
  const takesCodes = player !== undefined && (await isCodeOffered(house, player))
  return all.filter(({ kind }) => kind !== 'bonusCode' || takesCodes)
}

/** Finds a method by id, if this person may use it. */
export async function methodFor(house: House, payer: Payer, id: number): Promise<MethodData | undefined> {
  return (await readMethods(house.db)).map(({ data }) => data).find((method) => method.id === id && isOffered(house, method, payer))
}

const isOffered = (house: House, method: MethodData, payer: Payer): boolean => typeof previewMethod(house, method, payer) !== 'string'

/** Returns a method as a new player of a country sees it, or why they do not. Whether it is on plays no part. */
export function previewMethod(house: House, method: MethodData, payer: Payer): DepositMethod | 'country' | 'currency' {
  const { country, currency } = payer
  const isElsewhere = method.countries.length > 0 && !method.countries.includes(country)
  const isForVisitors = method.payAndPlayIncludeCountries !== undefined && !isPayAndPlay(house, method, country)
  if (isElsewhere || isForVisitors || method.excludedCountries.includes(country)) return 'country'
  if (Object.keys(ratesOf(house, method, currency)).length === 0) return 'currency'
  return methodView(house, method, payer, [], [])
}

/** Returns the currencies a method takes, the wallet's first, each with its rate to the wallet's. */
export function ratesOf({ settings }: House, method: MethodData, currency: string): Record<string, string> {
  const rates = settings.get('deposit.rates')
  const found = Object.entries(method.currencies).flatMap(([code, { rate }]) => {
    const cross = crossRate(rates, code, currency, rate)
    return cross === undefined ? [] : [[code, cross] as const]
  })
  return Object.fromEntries(found.toSorted(([a], [b]) => Number(b === currency) - Number(a === currency)))
}

export function feeRuleOf(method: MethodData, currency: string): FeeRule {
  const rule = method.currencies[currency]
  const minor = (text: string | undefined) => (text === undefined ? undefined : parseAmount(text, currency))
  return {
    percent: method.feePercent,
    strategy: method.feeStrategy,
    fixedMinor: minor(rule?.feeFixed) ?? 0n,
    leastMinor: minor(rule?.feeMin),
    mostMinor: minor(rule?.feeMax),
  }
}

function methodView(house: House, method: MethodData, payer: Payer, stored: StoredDetailRow[], signed: AgreementRow[]): DepositMethod {
  const supportCurrencies = ratesOf(house, method, payer.currency)
  const currency = Object.keys(supportCurrencies)[0] ?? payer.currency
  const rule = method.currencies[currency]
  const least = parseAmount(rule?.minAmount ?? '0', currency) ?? 0n
  return {
    ...flagsOf(method),
    ...payAndPlayView(house, method, payer),
    supportCurrencies,
    fields: method.fields,
    amountList: Object.fromEntries(Object.entries(method.currencies).map(([code, { amountList }]) => [code, amountList])),
    minAmount: rule?.minAmount ?? '0.00',
    maxAmount: rule?.maxAmount ?? '0.00',
    bounds: Object.fromEntries(
      Object.entries(method.currencies).map(([code, { minAmount, maxAmount, feeFixed, feeMin, feeMax }]) => [
        code,
        { min: minAmount, max: maxAmount, feeFixed, feeMin, feeMax },
      ]),
    ),
    storedDetails: stored.filter((detail) => detail.reusable && detail.method === method.id).map(storedDetailView),
    debitOnly: cardKinds.includes(method.kind) && !appliedRules(house, payer.country).payments.creditCard,
    depositAgreementRequired: method.agreement !== undefined,
    ...agreementOf(signed, method),
    limited: false,
    limitReached: false,
    feeFixed: rule?.feeFixed ?? '0.00',
    currentFee: formatAmount(depositSums(least, feeRuleOf(method, currency)).fee, currency),
  }
}

/** Returns what a method says of itself, whoever asks. */
function flagsOf(method: MethodData) {
  const { id, name, nameKey, description, instructions, provider, providerId, kind, stored, allowNewAccount, wholeNumberAmounts } = method
  return {
    method: id,
    methodId: id,
    name,
    ...(nameKey ? { nameKey } : {}),
    ...(description ? { description } : {}),
    ...(instructions ? { instructions } : {}),
    paymentProvider: provider,
    providerId,
    kind,
    stored,
    allowNewAccount,
    wholeNumberAmounts,
    asksAmount: method.asksAmount ?? true,
    tokenised: method.tokenised ?? false,
    preDepositRequired: method.preDepositRequired ?? false,
    initDepositByProvider: method.initDepositByProvider ?? false,
    registersCard: method.registersCard ?? false,
    passesFieldsOn: method.passesFieldsOn ?? false,
    ...interfaceOf(provider, id),
    oneClick: method.oneClick ?? false,
    ...onMessageOf(method),
    ...(method.caption ? { caption: method.caption } : {}),
    ...(method.metadata ? { metadata: method.metadata } : {}),
    feePercent: method.feePercent,
    currentFeeStrategy: method.feeStrategy,
    logo: `/cms/img/payment-providers/${id}.svg`,
  }
}

/** Returns the address of its hidden frame's page, if it has one. */
function interfaceOf(provider: string, id: number) {
  const interfaceUrl = interfaceAddress(provider, id)
  return interfaceUrl ? { interfaceUrl } : {}
}

/** Returns what a message of its frame means; for one provider every message means news. */
const onMessageOf = ({ onMessage, providerId }: MethodData) => {
  const meaning = onMessage ?? (providerId === statusOnMessageProvider ? ('status' as const) : undefined)
  return meaning ? { onMessage: meaning } : {}
}

function payAndPlayView(house: House, method: MethodData, { country }: Payer) {
  const included = method.payAndPlayIncludeCountries ?? []
  const listed = house.settings.get('deposit.payAndPlayCountries')
  const allowed = included.length === 0 ? listed : included.filter((one) => listed.includes(one))
  return {
    payAndPlay: isPayAndPlay(house, method, country),
    payAndPlayIncludeCountries: included.join(','),
    allowedCountriesPayAndPlay: method.payAndPlayIncludeCountries === undefined ? [] : [...allowed],
  }
}

/**
 * Returns the texts beside the form in a country: the notice of its rules or the usual one, and the level of protection
 * of players' funds, if it requires that.
 */
export function countryWords(house: House, country: string): Pick<Answers<'GET /api/deposits/offer'>, 'countryNotice' | 'fundsProtection'> {
  const { depositNotice, fundsStatement } = appliedRules(house, country).payments
  return {
    countryNotice: depositNotice ?? 'cashier.noticeDefault',
    ...(fundsStatement ? { fundsProtection: house.settings.get('deposit.fundsProtection') } : {}),
  }
}

/** Kinds of methods through which a credit card could be used. */
const cardKinds: readonly string[] = ['card', 'walletButton']
