import type { LimitPeriod } from '@fairhouse/contract'
import { bandAmount, type LimitRule, type Window } from '@fairhouse/country-rules'
import { formatLimit, mostThatIs, type Measure } from '../limits/limit-amount.ts'
import { isDue, lapsesAt, type LimitState } from '../limits/limit-state.ts'
import { amountIn, effectiveLimit, isMandatory, ownState, ruleOf, type LimitName, type LimitsAt } from '../limits/limits-in-force.ts'

/**
 * How much of a limit is used, in minor units (seconds for session limits), and the window it is counted in, if it has
 * one.
 */
export type Used = {
  used: bigint
  window: Window | undefined
  /** For a rolling window, when it next frees room; null if nothing is used. */
  roomAt?: Date | null | undefined
}

/** Builds the player's view of one limit. */
export function limitView(limits: LimitsAt, name: LimitName, { used, window, roomAt }: Used): LimitPeriod {
  const measure: Measure = { ...name, currency: limits.currency }
  const show = (amount: bigint | null | undefined) => (amount == null ? null : formatLimit(measure, amount))
  const own = ownState(limits, name)
  const limit = effectiveLimit(limits, name)
  const shownUsed = used < 0n ? 0n : used
  const left = limit && (limit.amount > used ? limit.amount - used : 0n)
  const { threshold, most } = boundsOf(limits, name)
  return {
    status: statusOf(limits, name, own),
    limited: limit !== undefined,
    amount: show(limit?.amount),
    source: limit?.source ?? null,
    ownAmount: show(own.amount),
    usedAmount: formatLimit(measure, shownUsed, 'up'),
    availableAmount: show(left),
    seconds: name.type === 'session' ? secondsOf(limit?.amount, shownUsed, left) : null,
    windowStart: window?.start.toISOString() ?? null,
    endTime: ((limit?.source === 'player' ? own.endsAt : null) ?? (roomAt === undefined ? window?.end : roomAt))?.toISOString() ?? null,
    minAmount: null,
    maxAmount: show(most),
    ...changeView(limits, name, own),
    nldLimitThreshold: threshold?.blocks ? show(threshold.amount) : null,
    highAmount: threshold && !threshold.blocks ? show(threshold.amount) : null,
    highLimits: highLimitsOf(limits, name, own, threshold),
  }
}

const secondsOf = (amount: bigint | undefined, used: bigint, left: bigint | undefined) => ({
  amount: amount === undefined ? null : Number(amount),
  used: Number(used),
  available: left === undefined ? null : Number(left),
})

/** Describes the pending change and what can be done about it. */
function changeView(limits: LimitsAt, name: LimitName, own: LimitState) {
  const { pending } = own
  const rule = ruleOf(limits.rules, name.type)
  const measure: Measure = { ...name, currency: limits.currency }
  const confirmable = pending !== null && pending.confirmHours !== null && isDue(pending, limits.at)
  const removes = pending?.amount === null
  return {
    newAmount: pending && !removes ? formatLimit(measure, pending.amount ?? 0n) : null,
    amountEffectiveTime: pending ? (pending.dueAt ?? pending.effectiveAt).toISOString() : null,
    confirmUntil: (pending && lapsesAt(pending)?.toISOString()) ?? null,
    removalToBeConfirmed: confirmable && removes,
    increasingRequiresConfirmation: pending && !removes ? pending.confirmHours !== null : rule.increase.confirm === 'player',
    removalRequiresConfirmation: pending && removes ? pending.confirmHours !== null : confirmsRemoval(rule),
    operatorApproved: limits.changes.findLast((change) => isDecisive(change.act) && isOwn(change, name))?.act === 'approve',
    removeDisabled: own.amount === null || rule.removal === 'forbidden' || pending !== null,
    isChanged: pending !== null,
    may: mayDo(rule, own, { confirmable, removes, period: name.period }),
  }
}

const isDecisive = (act: string) => ['set', 'raise', 'remove', 'undo', 'approve', 'reject'].includes(act)
const isOwn = (change: { type: string; period: string; source: string }, { type, period }: LimitName) =>
  change.source === 'player' && change.type === type && change.period === period

/** Returns whether a removal must be confirmed: wherever anybody has to confirm a raise. */
export const confirmsRemoval = ({ increase }: LimitRule): boolean => increase.confirm === 'player' || increase.confirm === 'external'

function mayDo(
  rule: LimitRule,
  { amount, pending, endsAt }: LimitState,
  { confirmable, removes, period }: { confirmable: boolean; removes: boolean; period: LimitName['period'] },
): LimitPeriod['may'] {
  const may: LimitPeriod['may'] = []
  if (rule.offered && rule.periods.includes(period)) may.push('set')
  if (amount !== null && !pending && rule.removal === 'delayed') may.push('remove')
  if (amount !== null && !pending && period !== 'permanent' && (rule.removal === 'delayed' || endsAt)) may.push('setRenew')
  if (pending && !removes) may.push('undoIncrease')
  if (pending && removes && rule.undoRemovalVisible) may.push('undoRemove')
  if (confirmable) may.push(removes ? 'confirmRemoval' : 'confirmIncrease')
  return may
}

function statusOf({ rules, at }: LimitsAt, { type, period }: LimitName, { amount, pending }: LimitState): LimitPeriod['status'] {
  if (pending) {
    if (pending.review === 'waiting') return 'inReview'
    if (isDue(pending, at)) return pending.amount === null ? 'removalToBeConfirmed' : 'increaseToBeConfirmed'
    return pending.amount === null ? 'pendingRemoval' : 'pendingIncrease'
  }
  if (amount !== null) return 'active'
  const { periods, hiddenPeriodsInForm } = ruleOf(rules, type)
  return isMandatory(rules, type) && periods.includes(period) && !hiddenPeriodsInForm.includes(period) ? 'required' : 'none'
}

/** The amount from which, or above which, an operator talks to the player. */
type Threshold = { amount: bigint; blocks: boolean; from: 'above' | 'atLeast' }
/** Returns whether an amount reaches the threshold for a talk with the operator. */
export const isHigh = (amount: bigint, threshold: Threshold | undefined): boolean =>
  threshold !== undefined && (threshold.from === 'atLeast' ? amount >= threshold.amount : amount > threshold.amount)

/**
 * Returns the bounds that the rules set on a limit's amounts for this player. A monthly threshold also bounds shorter
 * periods, which never allow more.
 */
export function boundsOf(limits: LimitsAt, name: LimitName): { threshold: Threshold | undefined; most: bigint | undefined } {
  const { rules } = limits
  const { contactThreshold, most } = ruleOf(rules, name.type)
  const contact =
    bandAmount(contactThreshold, rules, { ...limits, period: name.period }) ??
    (name.period === 'permanent' ? undefined : bandAmount(contactThreshold, rules, { ...limits, period: 'monthly' }))
  const amount = contact && amountIn(name.type, contact.amount, limits.currency)
  const highest = bandAmount(most, rules, { ...limits, period: name.period })
  return {
    threshold: contact && amount !== undefined ? { amount, blocks: contact.blocks, from: contact.from } : undefined,
    most: highest ? amountIn(name.type, highest.amount, limits.currency) : mostThatIs({ ...name, currency: limits.currency }),
  }
}

/** Lists open notices about a high limit: the operator's talk, or the review that a raise waits for. */
function highLimitsOf(limits: LimitsAt, name: LimitName, own: LimitState, threshold: Threshold | undefined): string[] {
  if (own.pending?.review === 'waiting') return ['contact']
  const asked = own.pending?.amount ?? own.amount
  if (!threshold || asked === null || !isHigh(asked, threshold)) return []
  const since = limits.changes.filter((change) => isOwn(change, name))
  const told = since.findLastIndex(({ act }) => act === 'contacted' || act === 'approve')
  return since.slice(told + 1).some(({ contact }) => contact) ? ['high'] : []
}
