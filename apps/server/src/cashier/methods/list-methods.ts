import type { DepositMethod, MethodField } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { crossRate, depositSums, formatAmount, parseAmount, type FeeRule } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { isCodeOffered } from '../../play/campaigns/index.ts'
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

/** Who pays: the country whose methods are offered, and the currency of the account. */
type Payer = { country: string; currency: string }

/** Who asks, as a payer: of a visitor the account would be in the currency that the settings name for the country. */
export function payerOf({ house: { settings }, player, country }: RequestContext): Payer {
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
export async function payAndPlayOf({
  house,
  player,
  country,
}: RequestContext): Promise<{ hasPayAndPlay: boolean; allowedPayAndPlay: boolean }> {
  const methods = (await readMethods(house.db)).map(({ data }) => data).filter((data) => data.payAndPlayIncludeCountries !== undefined)
  const hasPayAndPlay = methods.length > 0 && house.settings.get('deposit.payAndPlayCountries').length > 0
  return { hasPayAndPlay, allowedPayAndPlay: !player && methods.some((method) => isPayAndPlay(house, method, country)) }
}

/** The ways to pay for this person; none for a player whom the operator has blocked, or asks for something first (234, 260, 261). */
export async function listMethods(asking: RequestContext): Promise<{ methods: DepositMethod[] } | Refused> {
  const { house, player } = asking
  const bars = player ? await readExclusions(house.db, player.shard, player.player, house.clock.now()) : []
  if (barAt(bars, house.clock.now()) === 'blocked') return refuse('actionBlocked')
  const held = player && (await holdRefusal(house, player, 'methods'))
  return held ?? { methods: await offeredMethods(asking) }
}

/** The ways to pay that this person may use now, with stored cards and what may be deposited before documents are here. */
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

/** The account of a visitor has one currency: that of the country. Who has to say who they are types whose code to look for. */
function visitorsView(house: House, data: MethodData, payer: Payer) {
  const supportCurrencies = { [payer.currency]: '1' }
  if (!asksWho(house, data, payer)) return { supportCurrencies }
  return { supportCurrencies, identifiesBy: data.identifiesBy, description: 'cashier.identifyDescription', fields: personFields }
}

const personFields: MethodField[] = [
  { field: 'personalCode', fieldType: 'text', validator: [{ rule: 'required' }, { rule: 'maxLength', values: { number: 40 } }] },
]

/** Whether a visitor deposits with a method after a sign-in service has said who they are. */
const asksWho = (house: House, data: MethodData, payer: Payer): boolean =>
  data.identifiesBy !== undefined && isIdentificationOffered(house, data.identifiesBy, 'login') && isOffered(house, data, payer)

/** Pay-and-play alone where a visitor may have it; a visitor from elsewhere is shown it, too, with the countries that have it. */
async function shownMethods(asking: RequestContext, payer: Payer): Promise<MethodData[]> {
  const { house, player, country } = asking
  const { hasPayAndPlay, allowedPayAndPlay } = await payAndPlayOf(asking)
  const isShown = (data: MethodData) => {
    if (!player && asksWho(house, data, payer)) return true
    const isElsewhere = hasPayAndPlay && !player && data.payAndPlayIncludeCountries !== undefined
    // A visitor deposits where the deposit opens an account; any other way would be answered with a login.
    return !data.unlisted && (isElsewhere || (player !== undefined && isOffered(house, data, payer)))
  }
  const all = (await readMethods(house.db)).map(({ data }) => data).filter(isShown)
  if (allowedPayAndPlay) return all.filter((data) => isPayAndPlay(house, data, country))
  // A code is asked for where there is one to be had.
  const takesCodes = player !== undefined && (await isCodeOffered(house, player))
  return all.filter(({ kind }) => kind !== 'bonusCode' || takesCodes)
}

/** A method by its id, if this person may use it. */
export async function methodFor(house: House, payer: Payer, id: number): Promise<MethodData | undefined> {
  return (await readMethods(house.db)).map(({ data }) => data).find((method) => method.id === id && isOffered(house, method, payer))
}

function isOffered(house: House, method: MethodData, { country, currency }: Payer): boolean {
  if (method.payAndPlayIncludeCountries !== undefined && !isPayAndPlay(house, method, country)) return false
  if (method.countries.length > 0 && !method.countries.includes(country)) return false
  return !method.excludedCountries.includes(country) && Object.keys(ratesOf(house, method, currency)).length > 0
}

/** The currencies that a method takes, the wallet's first, each with its rate to the wallet's. */
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

/** What a method says of itself, whoever asks. */
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

/** The page that its hidden frame shows. */
function interfaceOf(provider: string, id: number) {
  const interfaceUrl = interfaceAddress(provider, id)
  return interfaceUrl ? { interfaceUrl } : {}
}

/** What a message of its frame means; at one provider any message means that there is news. */
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

/** What stands beside the form in a country: a message key, what its rules say or else the usual, and how far players' money is protected where they want that told. */
export function countryWords(house: House, country: string): Pick<Answers<'GET /api/deposits/offer'>, 'countryNotice' | 'fundsProtection'> {
  const { depositNotice, fundsStatement } = appliedRules(house, country).payments
  return {
    countryNotice: depositNotice ?? 'cashier.noticeDefault',
    ...(fundsStatement ? { fundsProtection: house.settings.get('deposit.fundsProtection') } : {}),
  }
}

/** Ways to pay at which a credit card could be used. */
const cardKinds: readonly string[] = ['card', 'walletButton']
