import type { CountedPeriod, LimitRule } from '@fairhouse/country-rules'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { confirmsRemoval, boundsOf, isHigh } from '../limit-views/limit-view.ts'
import type { LimitChange } from '../limits/limit-state.ts'
import { limitsAt, ownState, ruleOf, windowOf, type LimitName, type LimitsAt } from '../limits/limits-in-force.ts'
import type { NewLimitChange } from '../limits/limits.sql.ts'
import { barAt } from '../limits/standing.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** An entry for the player's log; who made it and under which rules is added on writing. */
export type Decided = Pick<NewLimitChange, 'type' | 'period' | 'amount' | 'act' | 'effectiveAt'> &
  Partial<Pick<NewLimitChange, 'confirm_hours' | 'review' | 'contact'>>

/** Decides what a raise must wait for under the current rules, or why it is refused. */
export function decideRaise(limits: LimitsAt, name: LimitName, amount: bigint): Decided | Refused {
  const refused = raiseRefusal(limits, name)
  if (refused) return refused
  const { threshold } = boundsOf(limits, name)
  const { increase } = ruleIn(limits, name)
  const high = isHigh(amount, threshold)
  return {
    ...name,
    act: 'raise',
    amount,
    effectiveAt: effectiveAt(limits, name),
    confirm_hours: increase.confirm === 'player' ? increase.confirmWindowHours : null,
    review: increase.confirm === 'external' || (high && threshold?.blocks === true),
    contact: high,
  }
}

/** Treats a removal as a raise without an upper bound. */
export function decideRemoval(limits: LimitsAt, name: LimitName): Decided | Refused {
  const rule = ruleIn(limits, name)
  if (ownState(limits, name).amount === null) return refuse('notFound')
  if (rule.removal === 'forbidden') return refuse('limitIncreaseBlocked')
  const refused = raiseRefusal(limits, name)
  if (refused) return refused
  const confirm_hours = confirmsRemoval(rule) ? rule.increase.confirmWindowHours : null
  return { ...name, act: 'remove', amount: null, effectiveAt: effectiveAt(limits, name), confirm_hours }
}

/** Ends a limit that shall not renew like a removed one, but no earlier than its window. */
export function decideRenewal(limits: LimitsAt, name: LimitName, renews: boolean): Decided | Refused | undefined {
  const { amount, endsAt, pending } = ownState(limits, name)
  if (amount === null) return refuse('notFound')
  if (renews === (endsAt === null)) return undefined
  if (renews) return { ...name, act: 'renewOn', amount: null, effectiveAt: limits.at }
  if (ruleIn(limits, name).removal === 'forbidden' || name.period === 'permanent' || pending) return refuse('limitIncreaseBlocked')
  const refused = raiseRefusal(limits, name)
  if (refused) return refused
  // The first window end after the delay.
  return {
    ...name,
    act: 'renewOff',
    amount: null,
    effectiveAt: windowOf(limitsAt(limits, delayed(limits, name)), name.type, name.period).end,
  }
}

export const ruleIn = ({ rules }: LimitsAt, { type }: LimitName): LimitRule => ruleOf(rules, type)

/** Returns why no limit may be raised or removed now, if so. */
function raiseRefusal(limits: LimitsAt, name: LimitName): Refused | undefined {
  if (barAt(limits.exclusions, limits.at) || raisesBlockedBy(limits.changes, limits.at)) return refuse('limitIncreaseBlocked')
  if (ownState(limits, name).pending?.review === 'waiting') return refuse('limitIncreaseInReview')
  const { mostRaises } = ruleIn(limits, name).increase
  if (!mostRaises) return undefined
  const since = new Date(limits.at.getTime() - mostRaises.days * dayMs)
  const raises = limits.changes.filter(
    (change) => isRaise(change) && change.type === name.type && change.period === name.period && change.requested_at > since,
  )
  if (raises.length < mostRaises.times) return undefined
  const first = raises[raises.length - mostRaises.times]! // there are as many
  return refuse('limitIncreaseTooSoon', { until: new Date(first.requested_at.getTime() + mostRaises.days * dayMs) })
}

const isRaise = ({ source, act }: LimitChange) => source === 'player' && (act === 'raise' || act === 'remove')

/** Returns the operator's decision that this player's limits must not be raised, if one is in force. */
export function raisesBlockedBy(changes: readonly LimitChange[], at: Date): LimitChange | undefined {
  const last = changes.findLast(({ act, requested_at: requested }) => (act === 'blockRaises' || act === 'allowRaises') && requested <= at)
  return last?.act === 'blockRaises' ? last : undefined
}

const delayed = (limits: LimitsAt, name: LimitName) => new Date(limits.at.getTime() + ruleIn(limits, name).increase.delayHours * hourMs)

/**
 * Returns the earliest time at which a raise applies: after its delay and, if the rules say so, not before the current
 * window ends.
 */
function effectiveAt(limits: LimitsAt, name: LimitName): Date {
  const after = delayed(limits, name)
  if (!ruleIn(limits, name).increase.waitPeriodEnd || name.period === 'permanent') return after
  const { end } = windowOf(limits, name.type, name.period satisfies CountedPeriod)
  return end > after ? end : after
}
