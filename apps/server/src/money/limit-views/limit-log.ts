import { formatLimit } from '../limits/limit-amount.ts'
import { limitStateAt, type LimitAct, type LimitChange, type LimitSource } from '../limits/limit-state.ts'

/** A row of the log as it was meant when written. Amounts are in wire format; null is no limit. */
export type LimitLogEntry = Pick<LimitChange, 'type' | 'period' | 'act'> & {
  at: Date
  by: LimitSource
  from: string | null
  to: string | null
  /** When it takes effect (at the earliest, if somebody must act first); null if it changes no limit in force. */
  inForceAt: Date | null
  waitsFor: 'player' | 'operator' | null
}

/**
 * Returns the log of a wallet's limits as its player may read it, newest first: who changed what, from what to what,
 * and when it takes effect. Reasons stay with the operator.
 */
export function limitLogOf(changes: readonly LimitChange[], currency: string): LimitLogEntry[] {
  return changes.map((change, index) => entryOf(change, changes.slice(0, index), currency)).toReversed()
}

/** Acts that only an operator performs, whatever the source of the limit. */
const operatorActs: readonly LimitAct[] = ['approve', 'reject', 'contacted', 'blockRaises', 'allowRaises']

function entryOf(change: LimitChange, before: readonly LimitChange[], currency: string): LimitLogEntry {
  const { type, period, act, source, requested_at: at, effective_at: effectiveAt } = change
  const own = before.filter((row) => row.type === type && row.period === period && row.source === source)
  const { amount, pending } = limitStateAt(own, at)
  const entry = { type, period, act, at, by: operatorActs.includes(act) ? ('operator' as const) : source }
  const show = (minor: bigint | null) =>
    minor === null || type === 'all' || period === 'all' ? null : formatLimit({ type, period, currency }, minor)
  const said = (to: bigint | null, inForceAt: Date | null, waitsFor: LimitLogEntry['waitsFor'] = null) => ({
    ...entry,
    from: show(amount),
    to: show(to),
    inForceAt,
    waitsFor,
  })
  switch (act) {
    case 'set':
      return said(change.amount, effectiveAt)
    case 'raise':
    case 'remove':
      return said(
        act === 'raise' ? change.amount : null,
        effectiveAt,
        change.review ? 'operator' : change.confirm_hours !== null ? 'player' : null,
      )
    case 'confirm':
      return said(pending?.amount ?? null, at)
    case 'approve':
      return said(pending?.amount ?? null, pending && pending.effectiveAt > at ? pending.effectiveAt : at)
    case 'renewOff':
      return said(null, effectiveAt)
    case 'undo':
    case 'reject':
    case 'renewOn':
      return said(amount, null)
    default:
      return { ...entry, from: null, to: null, inForceAt: null, waitsFor: null }
  }
}
