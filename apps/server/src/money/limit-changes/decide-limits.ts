import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { decideRaise, decideRenewal, ruleIn, type Decided } from './decide-raise.ts'
import { parseLimit } from '../limits/limit-amount.ts'
import { boundsOf, isHigh } from '../limit-views/limit-view.ts'
import { allPeriods, ownState, periods, type LimitName, type LimitsAt } from '../limits/limits-in-force.ts'

/** The limits of one type as the player wants them. */
export type Wish = { type: LimitType; highLimitConfirmed: boolean } & Partial<
  Record<`${LimitPeriodName}Amount`, string | undefined> & Record<`${'daily' | 'weekly' | 'monthly'}WillSetRenew`, boolean | undefined>
>
type Amounts = ReadonlyMap<LimitPeriodName, bigint>

/** Decides on a wish, all or nothing: first and lower limits apply at once, higher ones wait. Pure. */
export function decideLimits(limits: LimitsAt, wish: Wish): Decided[] | Refused {
  const wanted = wantedOf(limits, wish)
  if (isRefused(wanted)) return wanted
  const wrong = incoherence(limits, wish.type, wanted)
  if (wrong) return refuse('checkFields', { details: { fields: wrong } })
  const decided: Decided[] = []
  for (const [period, amount] of wanted) {
    const one = decideOne(limits, { type: wish.type, period }, amount, wish.highLimitConfirmed)
    if (isRefused(one)) return one
    if (one) decided.push(one)
  }
  for (const period of periods) {
    const renews = wish[`${period}WillSetRenew`]
    const one = renews === undefined ? undefined : decideRenewal(limits, { type: wish.type, period }, renews)
    if (isRefused(one)) return one
    if (one) decided.push(one)
  }
  return decided
}

function wantedOf(limits: LimitsAt, wish: Wish): Amounts | Refused {
  const { type } = wish
  const rule = ruleIn(limits, { type, period: 'permanent' })
  const wanted = new Map<LimitPeriodName, bigint>()
  for (const period of allPeriods) {
    const text = wish[`${period}Amount`]
    if (text === undefined) continue
    if (!rule.offered || !rule.periods.includes(period)) return refuse('notFound')
    const amount = parseLimit({ type, period, currency: limits.currency }, text)
    if (amount === undefined || amount <= 0n)
      return refuse('checkFields', { details: { fields: { [`${period}Amount`]: { rule: 'limitAboveZero' } } } })
    wanted.set(period, amount)
  }
  const renews = periods.some((period) => wish[`${period}WillSetRenew`] !== undefined)
  return wanted.size > 0 || renews ? wanted : refuse('limitNeeded')
}

function decideOne(limits: LimitsAt, name: LimitName, amount: bigint, confirmed: boolean): Decided | Refused | undefined {
  const { at } = limits
  const own = ownState(limits, name)
  // Repeating a pending request, or the current limit, changes nothing.
  if (own.pending?.amount === amount || own.amount === amount) return undefined
  if (own.amount !== null && amount < own.amount) return { ...name, act: 'set', amount, effectiveAt: at }
  const { threshold, most } = boundsOf(limits, name)
  if (most !== undefined && amount > most) return refuse('limitIncreaseTooHigh')
  const high = isHigh(amount, threshold)
  if (high && !confirmed) return refuse('highLimitNotConfirmed', { details: { type: name.type, period: name.period } })
  if (own.amount !== null) return decideRaise(limits, name, amount)
  // Anything above the country's own limit counts as a raise, even if the player has set no limit yet.
  const imposed = limits.table[name.type][name.period].amounts.rule
  if (imposed !== undefined && amount > imposed) return decideRaise(limits, name, amount)
  // No limit yet: a first one applies at once, unless an operator must talk to the player first.
  if (own.pending?.review === 'waiting' && !lowers(own.pending.amount, amount)) return refuse('limitIncreaseInReview')
  if (high && threshold?.blocks) return { ...name, act: 'raise', amount, effectiveAt: at, review: true, contact: true }
  return { ...name, act: 'set', amount, effectiveAt: at, contact: high }
}

const lowers = (asked: bigint | null, amount: bigint) => asked === null || amount < asked

type Wrong = Record<string, { rule: string }>

/** Checks that a shorter period never allows more than a longer one, both now and once all pending changes apply. */
function incoherence(limits: LimitsAt, type: LimitType, wanted: Amounts): Wrong | undefined {
  const states = new Map(periods.map((period) => [period, ownState(limits, { type, period })]))
  const later = new Map(
    periods.map((period) => {
      const { amount, pending } = states.get(period)! // one for each period
      return [period, wanted.get(period) ?? (pending ? (pending.amount ?? undefined) : (amount ?? undefined))]
    }),
  )
  const now = new Map(
    periods.map((period) => {
      const { amount } = states.get(period)! // one for each period
      const wish = wanted.get(period)
      return [period, wish !== undefined && (amount === null || wish < amount) ? wish : (amount ?? undefined)]
    }),
  )
  return incoherent(later, wanted) ?? incoherent(now, wanted)
}

/** Neighbours come first, because theirs is the tighter bound. */
const pairs = [
  ['daily', 'weekly', 'notMoreThanWeekly', 'notLessThanDaily'],
  ['weekly', 'monthly', 'notMoreThanMonthly', 'notLessThanWeekly'],
  ['daily', 'monthly', 'notMoreThanMonthly', 'notLessThanDaily'],
] as const

/**
 * Reports every field of the wish that conflicts with another period; returns undefined if no field of this wish is at
 * fault.
 */
function incoherent(amounts: ReadonlyMap<LimitPeriodName, bigint | undefined>, wanted: Amounts): Wrong | undefined {
  const wrong: Wrong = {}
  for (const [shorter, longer, atShorter, atLonger] of pairs) {
    const [less, more] = [amounts.get(shorter), amounts.get(longer)]
    if (less === undefined || more === undefined || less <= more) continue
    if (wanted.has(shorter)) wrong[`${shorter}Amount`] ??= { rule: atShorter }
    if (wanted.has(longer)) wrong[`${longer}Amount`] ??= { rule: atLonger }
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined
}
