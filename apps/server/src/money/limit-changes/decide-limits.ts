import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { decideRaise, decideRenewal, ruleIn, type Decided } from './decide-raise.ts'
import { parseLimit } from '../limits/limit-amount.ts'
import { boundsOf, isHigh } from '../limit-views/limit-view.ts'
import { allPeriods, periods, saidBy, stateOf, type LimitFacts, type LimitName } from '../limits/limits-in-force.ts'

/** What a player wants of the limits of one type. */
export type Wish = { type: LimitType; highLimitConfirmed: boolean } & Partial<
  Record<`${LimitPeriodName}Amount`, string | undefined> & Record<`${'daily' | 'weekly' | 'monthly'}WillSetRenew`, boolean | undefined>
>
type Amounts = ReadonlyMap<LimitPeriodName, bigint>

/** What a wish comes to, all or nothing: first and lower limits hold at once, higher ones wait. Pure. */
export function decideLimits(facts: LimitFacts, wish: Wish, at: Date): Decided[] | Refused {
  const wanted = wantedOf(facts, wish, at)
  if (isRefused(wanted)) return wanted
  const wrong = incoherence(facts, wish.type, wanted, at)
  if (wrong) return refuse('checkFields', { details: { fields: wrong } })
  const decided: Decided[] = []
  for (const [period, amount] of wanted) {
    const one = decideOne(facts, { type: wish.type, period }, amount, wish.highLimitConfirmed, at)
    if (isRefused(one)) return one
    if (one) decided.push(one)
  }
  for (const period of periods) {
    const renews = wish[`${period}WillSetRenew`]
    const one = renews === undefined ? undefined : decideRenewal(facts, { type: wish.type, period }, renews, at)
    if (isRefused(one)) return one
    if (one) decided.push(one)
  }
  return decided
}

function wantedOf(facts: LimitFacts, wish: Wish, at: Date): Amounts | Refused {
  const { type } = wish
  const rule = ruleIn(facts, { type, period: 'permanent' }, at)
  const wanted = new Map<LimitPeriodName, bigint>()
  for (const period of allPeriods) {
    const text = wish[`${period}Amount`]
    if (text === undefined) continue
    if (!rule.offered || !rule.periods.includes(period)) return refuse('notFound')
    const amount = parseLimit({ type, period, currency: facts.currency }, text)
    if (amount === undefined || amount <= 0n)
      return refuse('checkFields', { details: { fields: { [`${period}Amount`]: { rule: 'limitAboveZero' } } } })
    wanted.set(period, amount)
  }
  const renews = periods.some((period) => wish[`${period}WillSetRenew`] !== undefined)
  return wanted.size > 0 || renews ? wanted : refuse('limitNeeded')
}

function decideOne(facts: LimitFacts, name: LimitName, amount: bigint, confirmed: boolean, at: Date): Decided | Refused | undefined {
  const own = stateOf(facts, name, 'player', at)
  // What was asked for already is no new wish, and what holds is no change.
  if (own.pending?.amount === amount || own.amount === amount) return undefined
  if (own.amount !== null && amount < own.amount) return { ...name, act: 'set', amount, effectiveAt: at }
  const { threshold, most } = boundsOf(facts, name, at)
  if (most !== undefined && amount > most) return refuse('limitIncreaseTooHigh')
  const high = isHigh(amount, threshold)
  if (high && !confirmed) return refuse('highLimitNotConfirmed', { details: { type: name.type, period: name.period } })
  if (own.amount !== null) return decideRaise(facts, name, amount, at)
  // Above what the country itself lets everybody have it is a raise, though the player has set none yet.
  const imposed = saidBy(facts, name, 'rule', at)
  if (imposed !== undefined && amount > imposed) return decideRaise(facts, name, amount, at)
  // Nothing holds yet: a first limit holds at once, unless somebody has to talk with the player first.
  if (own.pending?.review === 'waiting' && !lowers(own.pending.amount, amount)) return refuse('limitIncreaseInReview')
  if (high && threshold?.blocks) return { ...name, act: 'raise', amount, effectiveAt: at, review: true, contact: true }
  return { ...name, act: 'set', amount, effectiveAt: at, contact: high }
}

const lowers = (asked: bigint | null, amount: bigint) => asked === null || amount < asked

type Wrong = Record<string, { rule: string }>

/** A shorter period may never allow more than a longer one: neither now, nor once everything that is under way holds. */
function incoherence(facts: LimitFacts, type: LimitType, wanted: Amounts, at: Date): Wrong | undefined {
  const states = new Map(periods.map((period) => [period, stateOf(facts, { type, period }, 'player', at)]))
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

/** Neighbours first: theirs is the tighter bound. */
const pairs = [
  ['daily', 'weekly', 'notMoreThanWeekly', 'notLessThanDaily'],
  ['weekly', 'monthly', 'notMoreThanMonthly', 'notLessThanWeekly'],
  ['daily', 'monthly', 'notMoreThanMonthly', 'notLessThanDaily'],
] as const

/** Every field of the wish that does not fit another period is told; where none is, nothing is wrong that this wish could mend. */
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
