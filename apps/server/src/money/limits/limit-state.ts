import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'

/** Who sets a limit. */
export type LimitSource = 'player' | 'operator' | 'register' | 'rule'
/** What happened to a limit, or to all of a player's limits if `type` and `period` are `all`. */
export type LimitAct =
  | 'set'
  | 'raise'
  | 'remove'
  | 'undo'
  | 'confirm'
  | 'approve'
  | 'reject'
  | 'renewOff'
  | 'renewOn'
  | 'declined'
  | 'reviewed'
  | 'contacted'
  | 'blockRaises'
  | 'allowRaises'

/** One row of the log. Amounts are minor units (seconds for session limits); null is no limit. */
export type LimitChange = {
  type: LimitType | 'all'
  period: LimitPeriodName | 'all'
  source: LimitSource
  act: LimitAct
  amount: bigint | null
  /** When it was requested. */
  requested_at: Date
  /** The earliest time it can take effect. */
  effective_at: Date
  /** For how many hours the player can confirm a raise or removal; null if no confirmation is needed. */
  confirm_hours: number | null
  /** Whether an operator must approve it. */
  review: boolean
  /** Whether it is above the threshold at which an operator talks to the player. */
  contact: boolean
  rules: string
  actor: string
  reason: string
}

/** A pending raise or removal (amount null). */
export type PendingChange = {
  amount: bigint | null
  requestedAt: Date
  effectiveAt: Date
  confirmHours: number | null
  review: 'none' | 'waiting' | 'approved'
  /** When it falls due: once the delay is over and any approval given. Undefined until known. */
  dueAt: Date | undefined
}

/**
 * One source's limit at a moment. `since` is when it last came into force after there was none; anchored windows count
 * from it.
 */
export type LimitState = {
  amount: bigint | null
  since: Date | null
  pending: PendingChange | null
  /** When the limit ends because it will not renew. */
  endsAt: Date | null
}

const none: LimitState = { amount: null, since: null, pending: null, endsAt: null }
const hourMs = 3_600_000

/**
 * Folds a limit's rows into its state at a moment, whatever their order. Needs nothing else, so any past moment can be
 * reconstructed.
 */
export function limitStateAt(changes: readonly LimitChange[], at: Date): LimitState {
  const past = changes.map((change, index) => ({ change, index, moment: momentOf(change) })).filter(({ moment }) => moment <= at)
  past.sort((a, b) => a.moment.getTime() - b.moment.getTime() || a.index - b.index)
  let state = none
  for (const { change, moment } of past) state = step(passTime(state, moment), change, moment)
  return passTime(state, at)
}

/**
 * A set limit takes effect at its effective time, possibly later than it was written; every other act at the time of
 * the request.
 */
const momentOf = ({ act, requested_at: requested, effective_at: effective }: LimitChange) => (act === 'set' ? effective : requested)

/** Applies the passage of time: limits that end, pending changes that take effect or lapse. */
function passTime(state: LimitState, at: Date): LimitState {
  const { pending, endsAt } = state
  if (endsAt && endsAt <= at) return none
  if (!pending || !isDue(pending, at)) return state
  if (pending.confirmHours === null) return passTime(inForce(state, pending.amount, pending.dueAt ?? at), at)
  return lapsesAt(pending)! <= at ? { ...state, pending: null } : state // due and to be confirmed, so it has a time to lapse
}

/** Returns whether a change's delay is over and no review is outstanding. */
export const isDue = ({ dueAt }: PendingChange, at: Date): boolean => dueAt !== undefined && dueAt <= at

/** Returns when an unconfirmed change lapses; undefined if it does not. */
export function lapsesAt({ dueAt, confirmHours }: PendingChange): Date | undefined {
  return dueAt && confirmHours !== null ? new Date(dueAt.getTime() + confirmHours * hourMs) : undefined
}

/** Returns when time alone next changes what applies; undefined if never. */
export function nextTurnOf({ pending, endsAt }: LimitState, at: Date): Date | undefined {
  const turns = [pending && pending.confirmHours === null ? pending.dueAt : undefined, endsAt ?? undefined]
  return turns.filter((turn) => turn !== undefined && turn > at).toSorted((a, b) => a!.getTime() - b!.getTime())[0] // undefined is filtered out
}

/** Applies one act; an act that makes no sense in the current state changes nothing. */
function step(state: LimitState, change: LimitChange, moment: Date): LimitState {
  const { pending } = state
  switch (change.act) {
    case 'set':
      return inForce(state, change.amount, moment)
    case 'raise':
    case 'remove':
      return { ...state, pending: pendingOf(change) }
    case 'undo':
    case 'reject':
      return { ...state, pending: null }
    case 'confirm':
      return pending && isDue(pending, moment) ? inForce(state, pending.amount, moment) : state
    case 'approve':
      if (pending?.review !== 'waiting') return state
      return passTime({ ...state, pending: { ...pending, review: 'approved', dueAt: latest(pending.effectiveAt, moment) } }, moment)
    case 'renewOff':
      return state.amount === null ? state : { ...state, endsAt: change.effective_at }
    case 'renewOn':
      return { ...state, endsAt: null }
    default:
      return state
  }
}

function pendingOf({
  act,
  amount,
  requested_at: requestedAt,
  effective_at: effectiveAt,
  confirm_hours,
  review,
}: LimitChange): PendingChange {
  const wish = { amount: act === 'remove' ? null : amount, requestedAt, effectiveAt, confirmHours: confirm_hours }
  return review ? { ...wish, review: 'waiting', dueAt: undefined } : { ...wish, review: 'none', dueAt: effectiveAt }
}

/** Puts a new amount in force and voids anything pending. */
function inForce(state: LimitState, amount: bigint | null, at: Date): LimitState {
  if (amount === null) return none
  return { amount, since: state.since ?? at, pending: null, endsAt: state.endsAt }
}

const latest = (one: Date, other: Date) => (one > other ? one : other)
