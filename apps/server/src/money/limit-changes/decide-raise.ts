import { rulesHeldAt, type CountedPeriod, type LimitRule } from '@fairhouse/country-rules'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { confirmsRemoval, boundsOf, isHigh } from '../limit-views/limit-view.ts'
import type { LimitChange } from '../limits/limit-state.ts'
import { ruleOf, stateOf, windowOf, type LimitFacts, type LimitName } from '../limits/limits-in-force.ts'
import type { NewLimitChange } from '../limits/limits.sql.ts'
import { barAt } from '../limits/standing.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** An entry for the player's log; who made it and under which rules is added on writing. */
export type Decided = Pick<NewLimitChange, 'type' | 'period' | 'amount' | 'act' | 'effectiveAt'> &
  Partial<Pick<NewLimitChange, 'confirm_hours' | 'review' | 'contact'>>

/** Decides what a raise must wait for under the current rules, or why it is refused. */
export function decideRaise(facts: LimitFacts, name: LimitName, amount: bigint, at: Date): Decided | Refused {
  const refused = raiseRefusal(facts, name, at)
  if (refused) return refused
  const { threshold } = boundsOf(facts, name, at)
  const { increase } = ruleIn(facts, name, at)
  const high = isHigh(amount, threshold)
  return {
    ...name,
    act: 'raise',
    amount,
    effectiveAt: effectiveAt(facts, name, at),
    confirm_hours: increase.confirm === 'player' ? increase.confirmWindowHours : null,
    review: increase.confirm === 'external' || (high && threshold?.blocks === true),
    contact: high,
  }
}

/** Treats a removal as a raise without an upper bound. */
export function decideRemoval(facts: LimitFacts, name: LimitName, at: Date): Decided | Refused {
  const rule = ruleIn(facts, name, at)
  if (stateOf(facts, name, 'player', at).amount === null) return refuse('notFound')
  if (rule.removal === 'forbidden') return refuse('limitIncreaseBlocked')
  const refused = raiseRefusal(facts, name, at)
  if (refused) return refused
  const confirm_hours = confirmsRemoval(rule) ? rule.increase.confirmWindowHours : null
  return { ...name, act: 'remove', amount: null, effectiveAt: effectiveAt(facts, name, at), confirm_hours }
}

/** Ends a limit that shall not renew like a removed one, but no earlier than its window. */
export function decideRenewal(facts: LimitFacts, name: LimitName, renews: boolean, at: Date): Decided | Refused | undefined {
  const { amount, endsAt, pending } = stateOf(facts, name, 'player', at)
  if (amount === null) return refuse('notFound')
  if (renews === (endsAt === null)) return undefined
  if (renews) return { ...name, act: 'renewOn', amount: null, effectiveAt: at }
  if (ruleIn(facts, name, at).removal === 'forbidden' || name.period === 'permanent' || pending) return refuse('limitIncreaseBlocked')
  const refused = raiseRefusal(facts, name, at)
  if (refused) return refused
  // The first window end after the delay.
  return { ...name, act: 'renewOff', amount: null, effectiveAt: windowOf(facts, name.type, name.period, delayed(facts, name, at)).end }
}

export const ruleIn = (facts: LimitFacts, { type }: LimitName, at: Date): LimitRule => ruleOf(rulesHeldAt(facts.held, at), type)

/** Returns why no limit may be raised or removed now, if so. */
function raiseRefusal(facts: LimitFacts, name: LimitName, at: Date): Refused | undefined {
  if (barAt(facts.exclusions, at) || raisesBlockedBy(facts.changes, at)) return refuse('limitIncreaseBlocked')
  if (stateOf(facts, name, 'player', at).pending?.review === 'waiting') return refuse('limitIncreaseInReview')
  const { mostRaises } = ruleIn(facts, name, at).increase
  if (!mostRaises) return undefined
  const since = new Date(at.getTime() - mostRaises.days * dayMs)
  const raises = facts.changes.filter(
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

const delayed = (facts: LimitFacts, name: LimitName, at: Date) =>
  new Date(at.getTime() + ruleIn(facts, name, at).increase.delayHours * hourMs)

/**
 * Returns the earliest time at which a raise applies: after its delay and, if the rules say so, not before the current
 * window ends.
 */
function effectiveAt(facts: LimitFacts, name: LimitName, at: Date): Date {
  const after = delayed(facts, name, at)
  if (!ruleIn(facts, name, at).increase.waitPeriodEnd || name.period === 'permanent') return after
  const { end } = windowOf(facts, name.type, name.period satisfies CountedPeriod, at)
  return end > after ? end : after
}
