import { compareDecimals, yearsBefore } from '@fairhouse/fields'
import type { RuleSet } from '@fairhouse/country-rules'
import { converted, mostOf, parseAmount, type CampaignTerms } from '@fairhouse/money'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { CampaignData, CampaignRow } from './campaign.ts'
import type { HadOfCampaign } from './had.sql.ts'

/** What is known of a bonus candidate. */
export type BonusFacts = {
  at: Date
  country: string
  currency: string
  rules: RuleSet
  /** Returns the value of one unit of a currency in the wallet's. */
  rateFrom: (currency: string) => string | undefined
  isBarred: boolean
  isInPlay: boolean
  isBlocked: boolean
  /** Undefined for somebody without an account. */
  birthDate?: string | undefined
  isPotentialMinor?: boolean
  had: readonly HadOfCampaign[]
  /** The ordinal of their next deposit. */
  deposit: number
  /** The campaign chosen while registering, if the next deposit is the first. */
  chosen?: number | undefined
}

/**
 * Returns why somebody may not have a campaign now, with a deposit or by code alone. Amount and method are checked
 * separately.
 */
export function refusalOf(
  { data, enabled }: Pick<CampaignRow, 'data' | 'enabled'>,
  facts: BonusFacts,
  where: 'deposit' | 'code' = 'deposit',
): Refused | undefined {
  const { at, country } = facts
  if (!isOffered(data, facts, where)) return refuse('campaignOfOtherType')
  const ended = data.endsAt !== undefined && at >= new Date(data.endsAt)
  if (!enabled || at < new Date(data.startsAt) || ended) return refuse('campaignInactive')
  return mayHave(data, facts) ?? (isFor(data, country) && isLawful(data, facts) ? undefined : refuse('campaignNotEligible'))
}

/** Returns whether it is available here; a campaign chosen while registering is available with the first deposit. */
export const isOffered = ({ id, offeredAt }: CampaignData, { chosen }: Pick<BonusFacts, 'chosen'>, where: 'deposit' | 'code'): boolean =>
  offeredAt.includes(where) || (where === 'deposit' && id === chosen)

/** Checks what can change between a deposit's start and its credit: bars, and bonuses had meanwhile. */
export function mayHave(data: CampaignData, facts: BonusFacts): Refused | undefined {
  if (facts.isBarred) return refuse('campaignBlocked')
  if (isTooYoung(data, facts)) return refuse('textRefused', { details: { reason: 'promotions' } })
  const had = facts.had.find(({ campaign }) => campaign === data.id)
  if (data.timesPerPlayer !== undefined && (had?.times ?? 0) >= data.timesPerPlayer) return refuse('campaignMaxBonuses')
  if (hasNothingLeft(data, facts)) return refuse('campaignMaxBonuses')
  if (isLimitedByRules(facts)) return refuse('campaignMaxBonuses')
  const isTheirs = data.deposits.length === 0 || data.deposits.includes(facts.deposit)
  return isTheirs && unavailableUntil(data, facts) === undefined ? undefined : refuse('campaignNotEligible')
}

/** Returns whether a player has used up all that the campaign gives in total. */
export function hasNothingLeft(data: CampaignData, { currency, had }: BonusFacts): boolean {
  const [terms, own] = [data.terms[currency], had.find(({ campaign }) => campaign === data.id)]
  if (!terms || !own || terms.freeSpinAmount || terms.pokerBonus || terms.cashBackPercentage) return false
  const isUsedUp = (most: string | undefined, awarded: bigint) => {
    const bound = most === undefined ? undefined : parseAmount(most, currency)
    return bound !== undefined && awarded >= bound
  }
  const given = bonusKinds.filter((kind) => terms[`${kind}Amount`] !== undefined)
  const isGone = (kind: (typeof bonusKinds)[number]) =>
    kind === 'promo' ? isUsedUp(terms.maxPromoLimit, own.promo) : kind === 'cash' && isUsedUp(terms.maxCashLimit, own.cash)
  return given.length > 0 && given.every(isGone)
}

/** Returns whether somebody is below a campaign's minimum age. */
export const isTooYoung = (
  { minAge }: Pick<CampaignData, 'minAge'>,
  { at, birthDate, isPotentialMinor = false }: Pick<BonusFacts, 'at' | 'birthDate' | 'isPotentialMinor'>,
): boolean =>
  minAge !== undefined && (isPotentialMinor || (birthDate !== undefined && birthDate > yearsBefore(at.toISOString().slice(0, 10), minAge)))

/** Returns whether a campaign is for people from a country. */
export const isFor = ({ countries, excludedCountries }: Pick<CampaignData, 'countries' | 'excludedCountries'>, country: string) =>
  (countries.length === 0 || countries.includes(country)) && !excludedCountries.includes(country)

/** Returns whether the country's lifetime number of bonuses is used up; cashback counts only if the rules say so. */
export function isLimitedByRules({ rules: { bonus }, had }: Pick<BonusFacts, 'rules' | 'had'>): boolean {
  if (bonus.maxGrants === null) return false
  const counted = had.reduce((sum, { times, cashback_only: onlyCashback }) => sum + times - (bonus.includesCashback ? 0 : onlyCashback), 0)
  return counted >= bonus.maxGrants
}

/** Returns when a campaign's cool-off between two bonuses ends, if it is running. */
export function unavailableUntil({ id, coolOffHours }: CampaignData, { had, at }: Pick<BonusFacts, 'had' | 'at'>): Date | undefined {
  const last = had.find(({ campaign }) => campaign === id)?.last
  if (!last || coolOffHours === undefined) return undefined
  const until = new Date(last.getTime() + coolOffHours * 3_600_000)
  return until > at ? until : undefined
}

function isLawful(data: CampaignData, facts: BonusFacts): boolean {
  return mayAtThisMoment(facts) && unlawfulIn(data, facts).length === 0
}

/** Returns whether the country's rules let somebody have a bonus while they play, or while they are kept out. */
export const mayAtThisMoment = ({ rules: { bonus }, isInPlay, isBlocked }: BonusFacts): boolean =>
  (!isInPlay || bonus.offeredDuringPlay) && (!isBlocked || bonus.offeredWhileBlocked)

/** How a campaign breaks a rule: which one, what it wants, and a sentence. Without a rule where terms are missing. */
export type BrokenLaw = { rule: `bonus.${keyof RuleSet['bonus']}` | null; wants: string; says: string }

/** Lists how a campaign breaks a country's rules as sentences, whoever the player is. */
export const unlawfulIn = (data: CampaignData, facts: Lawmaker): string[] => brokenLaws(data, facts).map(({ says }) => says)

type Lawmaker = Pick<BonusFacts, 'rules' | 'currency' | 'rateFrom'>

/** Lists how a campaign breaks a country's rules, whoever the player is. */
export function brokenLaws(data: CampaignData, { rules: { bonus }, currency, rateFrom }: Lawmaker): BrokenLaw[] {
  const terms = data.terms[currency]
  if (!bonus.allowed) return [{ rule: 'bonus.allowed', wants: 'false', says: 'bonuses are not allowed' }]
  if (!terms) return [{ rule: null, wants: currency, says: `no terms in ${currency}` }]
  const { maxWagering, minValidityDays, maxAmount, singleProduct } = bonus
  const factor = terms.turnoverFactor ?? '0'
  const broken: BrokenLaw[] = []
  if (maxWagering !== null && (compareDecimals(factor, String(maxWagering)) ?? 1) > 0)
    broken.push({ rule: 'bonus.maxWagering', wants: String(maxWagering), says: `wagering ${factor} is above ${maxWagering}` })
  if (minValidityDays !== null && data.validDays !== undefined && data.validDays < minValidityDays)
    broken.push({ rule: 'bonus.minValidityDays', wants: String(minValidityDays), says: `valid for less than ${minValidityDays} days` })
  if (maxAmount !== null && !isWithin(terms, currency, maxAmount, rateFrom)) {
    const most = `${maxAmount.amount} ${maxAmount.currency}`
    broken.push({ rule: 'bonus.maxAmount', wants: most, says: `may be above ${most}` })
  }
  if (singleProduct && productsOf(terms).length > 1)
    broken.push({ rule: 'bonus.singleProduct', wants: 'true', says: `for more than one product: ${productsOf(terms).join(', ')}` })
  return broken
}

const bonusKinds = ['promo', 'cash', 'bettingBonus', 'liveCasinoBonus', 'biaCash', 'scash', 'cashBack'] as const

/** Returns whether the most that one deposit earns stays within a limit of the rules. */
function isWithin(
  terms: CampaignTerms,
  currency: string,
  { amount, currency: of }: { amount: string; currency: string },
  rateFrom: BonusFacts['rateFrom'],
): boolean {
  const minor = parseAmount(amount, of)
  const rate = of === currency ? '1' : rateFrom(of)
  const bound = minor === undefined || rate === undefined ? undefined : converted(minor, of, rate, currency)
  const each = bonusKinds.map((kind) => mostOf(terms, kind, currency))
  return (
    bound !== undefined && each.every((most) => most !== undefined) && each.reduce<bigint>((sum, most) => sum + (most ?? 0n), 0n) <= bound
  )
}

/** The kinds of gambling that a bonus is for. */
function productsOf(terms: CampaignTerms & { freeSpinAmount?: number | undefined; pokerBonus?: unknown }): string[] {
  const { promoAmount, liveCasinoBonusAmount, freeSpinAmount, bettingBonusAmount, pokerBonus } = terms
  return [
    ...(promoAmount || liveCasinoBonusAmount || freeSpinAmount ? ['casino'] : []),
    ...(bettingBonusAmount ? ['betting'] : []),
    ...(pokerBonus ? ['poker'] : []),
  ]
}
