import { compareDecimals } from '@fairhouse/fields'
import type { BonusRules, RuleSet } from '@fairhouse/country-rules'
import { converted, formatAmount, mostOf, parseAmount, worstDeposit, type CampaignTerms } from '@fairhouse/money'
import type { CampaignData } from './campaign.ts'
import { wageringOf, winningsFactorOf, type Wagering } from './wagering.ts'

/**
 * How a campaign breaks a rule: which one (none where terms are missing), what it wants, and a sentence. `kind` names the
 * sentence in the messages of the office, `values` are its numbers.
 */
export type BrokenLaw = {
  rule: `bonus.${keyof BonusRules}` | null
  kind: string
  wants: string
  values: Readonly<Record<string, string>>
  says: string
}

/** Whose rules count, for wallets of which currency. `awarded` is what somebody has had of the campaign's limits. */
export type Lawmaker = {
  rules: RuleSet
  currency: string
  /** Returns the value of one unit of a currency in the wallet's. */
  rateFrom: (currency: string) => string | undefined
  awarded?: Pick<CampaignTerms, 'awardedPromoAmount' | 'awardedCashAmount'>
}

/** Lists how a campaign breaks a country's rules as sentences, whoever the player is. */
export const unlawfulIn = (data: CampaignData, maker: Lawmaker): string[] => brokenLaws(data, maker).map(({ says }) => says)

/** A campaign in one currency, as a rule looks at it. */
type Written = { data: CampaignData; terms: SpokenTerms; wagering: Wagering; bonus: BonusRules } & Lawmaker
type SpokenTerms = CampaignData['terms'][string]

/** Lists how a campaign breaks a country's rules, whoever the player is. */
export function brokenLaws(data: CampaignData, maker: Lawmaker): BrokenLaw[] {
  const { bonus } = maker.rules
  const terms = data.terms[maker.currency]
  if (!bonus.allowed) return [broken('allowed', 'false', 'bonuses are not allowed')]
  if (!terms) return [{ ...broken('allowed', maker.currency, `no terms in ${maker.currency}`), rule: null, kind: 'terms' }]
  const written = { data, terms, wagering: wageringOf(data), bonus, ...maker }
  return checks.flatMap((check) => check(written))
}

/** What a rule finds. Each looks at one rule of the country, and returns nothing where the campaign keeps it. */
const checks: ((written: Written) => BrokenLaw[])[] = [
  wageringOfDeposits,
  wageringOfWinnings,
  winningsAtAll,
  contributions,
  order,
  match,
  validity,
  amount,
  product,
  equality,
  cashback,
  countdown,
]

function broken(name: keyof BonusRules, wants: string, says: string, values: BrokenLaw['values'] = {}): BrokenLaw {
  return { rule: `bonus.${name}`, kind: name, wants, values, says }
}

function wageringOfDeposits({ terms, wagering, bonus, currency, awarded = {} }: Written): BrokenLaw[] {
  const { maxWagering, wageringBase: base, preWager } = bonus
  if (maxWagering === null || (wagering.preWager && preWager === 'exempt')) return []
  const worst = worstDeposit({ ...terms, ...awarded }, currency, { times: maxWagering, base })
  if (!worst) return []
  const text = (minor: bigint) => formatAmount(minor, currency)
  const against = base === 'bonus' ? worst.bonus : worst.bonus + worst.deposit
  const values = {
    deposit: text(worst.deposit),
    required: text(worst.required),
    per: text(against),
    times: against === 0n ? '∞' : timesText(worst.required, against),
    base,
    currency,
    endless: String(worst.isEndless),
  }
  const of = base === 'bonus' ? 'the bonus' : 'bonus and deposit'
  const more = worst.isEndless ? ', and larger deposits for ever more' : ''
  const says = `a deposit of ${values.deposit} asks for ${values.required}${more}: ${values.times} times ${of} of ${values.per}, above ${maxWagering}`
  return [broken('maxWagering', String(maxWagering), says, values)]
}

/** Writes a ratio with two digits, rounded up: it is above a whole bound, and must not read as if it were not. */
function timesText(required: bigint, per: bigint): string {
  const hundredths = (required * 100n + per - 1n) / per
  return formatAmount(hundredths, 'EUR').replace(/\.?0+$/, '') // EUR, for its two digits
}

const isAbove = (factor: string, most: string) => (compareDecimals(factor, most) ?? 1) > 0

function wageringOfWinnings({ terms, wagering, bonus: { maxWagering } }: Written): BrokenLaw[] {
  const factor = winningsFactorOf(terms, wagering)
  if (maxWagering === null || factor === undefined || !isAbove(factor, String(maxWagering))) return []
  const says = `winnings of free spins are wagered ${factor} times, above ${maxWagering}`
  return [{ ...broken('maxWagering', String(maxWagering), says, { factor }), kind: 'maxWageringOfWinnings' }]
}

function winningsAtAll({ terms, wagering, bonus }: Written): BrokenLaw[] {
  const factor = winningsFactorOf(terms, wagering)
  if (bonus.wageringOnWinnings || factor === undefined) return []
  return [broken('wageringOnWinnings', 'false', `winnings of free spins are wagered ${factor} times`, { factor })]
}

function contributions({ wagering: { contributions: said, counts }, bonus }: Written): BrokenLaw[] {
  if (bonus.contributions === 'free') return []
  const { default: otherwise, ...scopes } = said
  const entries = [['default', otherwise] as const, ...Object.values(scopes).flatMap((scope) => Object.entries(scope))]
  const partly = entries.filter(([, share]) => share !== 0 && share !== 10_000).map(([name, share]) => `${name} ${share / 100} %`)
  const ownMoney = counts === 'bonus' ? ['bonus money alone counts'] : []
  const named = [...partly, ...ownMoney].join(', ')
  return named === '' ? [] : [broken('contributions', bonus.contributions, `stakes count in part: ${named}`, { named })]
}

function order({ wagering, bonus }: Written): BrokenLaw[] {
  if (wagering.order === 'cash' || bonus.bonusFirst) return []
  return [broken('bonusFirst', 'false', 'bonus money is staked before own money')]
}

/** A deposit that is asked for is as much as the bonus: by its share, or for fixed amounts by the least deposit. */
function match({ terms, bonus: { matchPercent }, currency }: Written): BrokenLaw[] {
  if (matchPercent === null) return []
  const shares = bonusKinds.flatMap((kind) => shareOf(terms, kind))
  const fixed = bonusKinds.reduce(
    (sum, kind) => sum + (shareOf(terms, kind).length > 0 ? 0n : (mostOf(terms, kind, currency) ?? 0n)),
    faceValue(terms, currency),
  )
  const percent = shares.reduce((sum, share) => sum + share, 0)
  const asked = parseAmount(terms.minDepositAmount ?? '0', currency) ?? 0n
  const isShareRight = shares.length === 0 || percent === matchPercent
  const isFixedRight = fixed === 0n || (shares.length === 0 && (asked === 0n || fixed * BigInt(matchPercent) === asked * 100n))
  if (isShareRight && isFixedRight) return []
  const given = [
    ...(shares.length > 0 ? [`${percent} %`] : []),
    ...(fixed > 0n ? [`${formatAmount(fixed, currency)} ${currency}`] : []),
  ].join(' + ')
  const deposit = shares.length > 0 ? '' : `${formatAmount(asked, currency)} ${currency}`
  const says = `gives ${given}${deposit && ` for a deposit of ${deposit}`}, not ${matchPercent} % of the deposit that it asks for`
  return [broken('matchPercent', String(matchPercent), says, { given, deposit, asked: deposit === '' ? 'share' : 'fixed' })]
}

/** Returns the percentage that an award is of the deposit, if it is one. */
function shareOf(terms: SpokenTerms, kind: (typeof bonusKinds)[number]): number[] {
  const said = terms[`${kind}Amount`]
  if (said === undefined) return []
  const own = typeof said === 'object' ? said : { amountType: terms[`${kind}AmountType`] ?? 'fixed', initialAmount: said }
  return own.amountType === 'percentage' ? [Number(own.initialAmount)] : []
}

/** So many days to use a bonus, and to take what cashback brings. */
function validity({ data: { validDays }, terms: { cashBackValidity }, bonus: { minValidityDays } }: Written): BrokenLaw[] {
  const days = Math.min(validDays ?? Infinity, cashBackValidity ?? Infinity)
  if (minValidityDays === null || days >= minValidityDays) return []
  const says = `valid for ${days} days, less than ${minValidityDays}`
  return [broken('minValidityDays', String(minValidityDays), says, { days: String(days) })]
}

function amount({ terms, bonus: { maxAmount }, currency, rateFrom }: Written): BrokenLaw[] {
  if (maxAmount === null) return []
  const most = `${maxAmount.amount} ${maxAmount.currency}`
  const each = [...bonusKinds.map((kind) => mostOf(terms, kind, currency)), mostOfLosses(terms, currency)]
  const isBounded = each.every((one) => one !== undefined)
  const sum = each.reduce<bigint>((all, one) => all + (one ?? 0n), faceValue(terms, currency))
  const bound = inWallet(maxAmount, currency, rateFrom)
  if (isBounded && bound !== undefined && sum <= bound) return []
  const worth = isBounded ? `${formatAmount(sum, currency)} ${currency}` : '∞'
  return [broken('maxAmount', most, `may be worth ${isBounded ? worth : 'any amount'}, above ${most}`, { worth })]
}

/** Returns what free spins are worth by their face: as many as are given, at the value of each. */
const faceValue = ({ freeSpinAmount = 0, freeSpinValue = '' }: SpokenTerms, currency: string): bigint =>
  BigInt(freeSpinAmount) * (parseAmount(freeSpinValue, currency) ?? 0n)
/** The most that one window of cashback brings; undefined without a bound. */
const mostOfLosses = ({ cashBackPercentage, cashBackMaxAmount }: SpokenTerms, currency: string): bigint | undefined =>
  cashBackPercentage ? parseAmount(cashBackMaxAmount ?? '', currency) : 0n

function inWallet({ amount: text, currency: of }: { amount: string; currency: string }, currency: string, rateFrom: Lawmaker['rateFrom']) {
  const minor = parseAmount(text, of)
  const rate = of === currency ? '1' : rateFrom(of)
  return minor === undefined || rate === undefined ? undefined : converted(minor, of, rate, currency)
}

function product({ data, terms, wagering, bonus }: Written): BrokenLaw[] {
  const products = [...new Set([...rewardsOf(terms), ...playedFor(terms, wagering), ...lostIn(data)])]
  if (!bonus.singleProduct || products.length < 2) return []
  const named = products.join(', ')
  return [broken('singleProduct', 'true', `for more than one product: ${named}`, { named })]
}

/** The kinds of gambling that a bonus can be played in. */
function rewardsOf({ promoAmount, liveCasinoBonusAmount, freeSpinAmount, bettingBonusAmount, pokerBonus }: SpokenTerms): string[] {
  return [
    ...(promoAmount || liveCasinoBonusAmount || freeSpinAmount ? ['casino'] : []),
    ...(bettingBonusAmount ? ['betting'] : []),
    ...(pokerBonus ? ['poker'] : []),
  ]
}

const kindOfProduct: Readonly<Record<string, string>> = {
  sports: 'betting',
  betting: 'betting',
  bingo: 'bingo',
  lottery: 'lottery',
  poker: 'poker',
}

/** The kinds of gambling whose stakes a campaign names as counting, where something is to be wagered. */
function playedFor({ turnoverFactor = '0' }: SpokenTerms, { contributions: { products }, winnings: { factor = '0' } }: Wagering): string[] {
  if (!isAbove(turnoverFactor, '0') && !isAbove(factor, '0')) return []
  return Object.entries(products).flatMap(([name, share]) => (share > 0 ? [kindOfProduct[name] ?? 'casino'] : []))
}

/** The kinds of gambling whose losses cashback names as counting. */
const lostIn = ({ cashback: windows }: CampaignData): string[] =>
  Object.entries(windows?.games.products ?? {}).flatMap(([name, share]) => (share > 0 ? [kindOfProduct[name] ?? 'casino'] : []))

/** Terms are the same for all where nobody has to know a code, and no way to pay is better than another. */
function equality({ data: { listed, methods }, bonus }: Written): BrokenLaw[] {
  if (!bonus.equalTerms) return []
  const only = [...(listed ? [] : ['a code']), ...(methods.length > 0 ? [`the ways to pay ${methods.join(', ')}`] : [])]
  const named = [...(listed ? [] : ['code']), ...(methods.length > 0 ? ['methods'] : [])].join('_')
  return only.length === 0 ? [] : [broken('equalTerms', 'true', `only for whoever uses ${only.join(' and ')}`, { named })]
}

function cashback({ terms: { cashBackAmount, cashBackPercentage }, bonus }: Written): BrokenLaw[] {
  if (bonus.cashback === 'allowed' || (cashBackAmount === undefined && !cashBackPercentage)) return []
  return [broken('cashback', 'forbidden', 'cashback is forbidden')]
}

const hourMs = 3_600_000

function countdown({ data: { startsAt, endsAt }, bonus }: Written): BrokenLaw[] {
  const hours = endsAt === undefined ? Infinity : (Date.parse(endsAt) - Date.parse(startsAt)) / hourMs
  if (bonus.countdown || hours >= 24) return []
  return [broken('countdown', 'false', `open for ${Math.floor(hours)} hours alone, which presses`, { hours: String(Math.floor(hours)) })]
}

/** The kinds of awards that are money and no poker bonus. */
export const bonusKinds = ['promo', 'cash', 'bettingBonus', 'liveCasinoBonus', 'biaCash', 'scash', 'cashBack'] as const
