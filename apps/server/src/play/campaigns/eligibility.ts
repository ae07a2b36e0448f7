import { yearsBefore } from '@fairhouse/fields'
import type { RuleSet } from '@fairhouse/country-rules'
import { formatAmount, parseAmount } from '@fairhouse/money'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { CampaignData, CampaignRow } from './campaign.ts'
import type { HadOfCampaign } from './had.sql.ts'
import { bonusKinds, unlawfulIn } from './law.ts'
import type { WithoutDeposit } from './without-deposit.ts'

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
  /** Marked by staff for signs of harm. */
  isMarked: boolean
  /** Without an account, who reads what the house advertises to everybody. */
  isVisitor: boolean
  /** Undefined for somebody without an account. */
  birthDate?: string | undefined
  isPotentialMinor?: boolean
  had: readonly HadOfCampaign[]
  /** The segments that they are in. */
  segments?: ReadonlySet<number>
  /** How often they exchanged loyalty points. */
  exchanged?: number
  /** The ordinal of their next deposit. */
  deposit: number
  /** The campaign chosen while registering, if the next deposit is the first. */
  chosen?: number | undefined
}

/** With what a campaign can be had. */
type OfferedAt = 'deposit' | WithoutDeposit

/**
 * Returns why somebody may not have a campaign now, with a deposit or without one. Amount and method are checked
 * separately.
 */
export function refusalOf(
  { data, enabled }: Pick<CampaignRow, 'data' | 'enabled'>,
  facts: BonusFacts,
  where: OfferedAt = 'deposit',
): Refused | undefined {
  const { at, country } = facts
  if (!isOffered(data, facts, where)) return refuse('campaignOfOtherType')
  const ended = data.endsAt !== undefined && at >= new Date(data.endsAt)
  if (!enabled || at < new Date(data.startsAt) || ended) return refuse('campaignInactive')
  const isTheirs = isFor(data, country) && isInSegment(data, facts)
  return mayHave(data, facts) ?? (isTheirs && isLawful(data, facts) ? undefined : refuse('campaignNotEligible'))
}

/** Returns whether it is available here; a campaign chosen while registering is available with the first deposit. */
export const isOffered = ({ id, offeredAt }: CampaignData, { chosen }: Pick<BonusFacts, 'chosen'>, where: OfferedAt): boolean =>
  offeredAt.includes(where) || (where === 'deposit' && id === chosen)

/** Checks what can change between a deposit's start and its credit: bars, and bonuses had meanwhile. */
export function mayHave(data: CampaignData, facts: BonusFacts): Refused | undefined {
  if (facts.isBarred || isKeptOut(facts)) return refuse('campaignBlocked')
  if (isTooYoung(data, facts)) return refuse('textRefused', { details: { reason: 'promotions' } })
  const had = facts.had.find(({ campaign }) => campaign === data.id)
  if (data.timesPerPlayer !== undefined && (had?.times ?? 0) >= data.timesPerPlayer) return refuse('campaignMaxBonuses')
  if (hasNothingLeft(data, facts)) return refuse('campaignMaxBonuses')
  if (isLimitedByRules(facts)) return refuse('campaignMaxBonuses')
  const isTheirs = data.deposits.length === 0 || data.deposits.includes(facts.deposit)
  return isTheirs && unavailableUntil(data, facts) === undefined ? undefined : refuse('campaignNotEligible')
}

/** Returns whether the rules keep somebody from every bonus while they are marked, excluded, blocked or pausing. */
export const isKeptOut = ({ rules: { bonus }, isBlocked, isMarked }: Pick<BonusFacts, 'rules' | 'isBlocked' | 'isMarked'>): boolean =>
  (isBlocked && !bonus.offeredWhileBlocked) || (isMarked && !bonus.offeredWithMarkers)

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

/** Returns whether somebody is below the least age of a campaign, or of every bonus in their country. */
export function isTooYoung(
  { minAge: ofCampaign }: Pick<CampaignData, 'minAge'>,
  { at, birthDate, rules, isPotentialMinor = false }: Pick<BonusFacts, 'at' | 'birthDate' | 'isPotentialMinor' | 'rules'>,
): boolean {
  const minAge = Math.max(ofCampaign ?? 0, rules.bonus.minAge ?? 0)
  if (minAge === 0) return false
  return isPotentialMinor || (birthDate !== undefined && birthDate > yearsBefore(at.toISOString().slice(0, 10), minAge))
}

/** Returns whether a campaign is for people from a country. */
export const isFor = ({ countries, excludedCountries }: Pick<CampaignData, 'countries' | 'excludedCountries'>, country: string) =>
  (countries.length === 0 || countries.includes(country)) && !excludedCountries.includes(country)

/** Returns whether somebody is among those whom a campaign is for. */
export const isInSegment = ({ segment }: Pick<CampaignData, 'segment'>, { segments }: Pick<BonusFacts, 'segments'>): boolean =>
  segment === undefined || (segments?.has(segment) ?? false)

/** Returns whether the country's lifetime number of bonuses is used up; cashback and exchanged points count only if the rules say so. */
export function isLimitedByRules({ rules: { bonus }, had, exchanged = 0 }: Pick<BonusFacts, 'rules' | 'had' | 'exchanged'>): boolean {
  if (bonus.maxGrants === null) return false
  const counted = had.reduce((sum, { times, cashback_only: onlyCashback }) => sum + times - (bonus.includesCashback ? 0 : onlyCashback), 0)
  return counted + (bonus.loyaltyCounts ? exchanged : 0) >= bonus.maxGrants
}

/** Returns when a campaign's cool-off between two bonuses ends, if it is running. */
export function unavailableUntil({ id, coolOffHours }: CampaignData, { had, at }: Pick<BonusFacts, 'had' | 'at'>): Date | undefined {
  const last = had.find(({ campaign }) => campaign === id)?.last
  if (!last || coolOffHours === undefined) return undefined
  const until = new Date(last.getTime() + coolOffHours * 3_600_000)
  return until > at ? until : undefined
}

function isLawful(data: CampaignData, facts: BonusFacts): boolean {
  return mayAtThisMoment(facts) && unlawfulIn(data, { ...facts, awarded: awardedOf(data, facts) }).length === 0
}

/** Returns what somebody has had of a campaign: the less is left of its limits, the more a deposit counts beside it. */
function awardedOf({ id }: CampaignData, { had, currency }: BonusFacts) {
  const own = had.find(({ campaign }) => campaign === id)
  if (!own) return {}
  return { awardedPromoAmount: formatAmount(own.promo, currency), awardedCashAmount: formatAmount(own.cash, currency) }
}

/** Returns whether the country's rules let somebody be offered a bonus while they play, or without an account. */
export const mayAtThisMoment = ({ rules: { bonus }, isInPlay, isVisitor }: BonusFacts): boolean =>
  (!isInPlay || bonus.offeredDuringPlay) && (!isVisitor || bonus.publicAdvertising)
