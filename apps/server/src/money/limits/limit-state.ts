import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'

/** Who sets limits. */
export type LimitSource = 'player' | 'operator' | 'register' | 'rule'
/** What happened to a limit, or to all of a player's (`type` and `period` all). */
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

/** One row of the log. Amounts are minor units, of session limits seconds; null is no limit. */
export type LimitChange = {
  type: LimitType | 'all'
  period: LimitPeriodName | 'all'
  source: LimitSource
  act: LimitAct
  amount: bigint | null
  /** When it was asked for. */
  requested_at: Date
  /** When it holds at the earliest. */
  effective_at: Date
  /** Of a raise or a removal that the player confirms: for how many hours that can be done. */
  confirm_hours: number | null
  /** An operator must approve. */
  review: boolean
  /** Above the threshold at which an operator talks with the player. */
  contact: boolean
  rules: string
  actor: string
  reason: string
}

/** A raise or a removal (amount null) that is under way. */
export type PendingChange = {
  amount: bigint | null
  requestedAt: Date
  effectiveAt: Date
  confirmHours: number | null
  review: 'none' | 'waiting' | 'approved'
  /** When it is due: the delay is over and, where an operator must approve, that is done. Undefined until it is known. */
  dueAt: Date | undefined
}

/** One limit of one source at a moment. `since`: when there has last been none before; what is anchored counts from it. */
export type LimitState = {
  amount: bigint | null
  since: Date | null
  pending: PendingChange | null
  /** When the limit ends because it is not to renew. */
  endsAt: Date | null
}

const none: LimitState = { amount: null, since: null, pending: null, endsAt: null }
const hourMs = 3_600_000

/** The state of one limit of one source at a moment: a fold over its rows, whatever order they come in. Nothing else is needed to know any past moment. */
export function limitStateAt(changes: readonly LimitChange[], at: Date): LimitState {
  const past = changes.map((change, index) => ({ change, index, moment: momentOf(change) })).filter(({ moment }) => moment <= at)
  past.sort((a, b) => a.moment.getTime() - b.moment.getTime() || a.index - b.index)
  let state = none
  for (const { change, moment } of past) state = step(passTime(state, moment), change, moment)
  return passTime(state, at)
}

/** What is set holds from its time on, which may be later than it was written; everything else happens when it is asked for. */
const momentOf = ({ act, requested_at: requested, effective_at: effective }: LimitChange) => (act === 'set' ? effective : requested)

/** What time alone does to a limit. */
function passTime(state: LimitState, at: Date): LimitState {
  const { pending, endsAt } = state
  if (endsAt && endsAt <= at) return none
  if (!pending || !isDue(pending, at)) return state
  if (pending.confirmHours === null) return passTime(inForce(state, pending.amount, pending.dueAt ?? at), at)
  return lapsesAt(pending)! <= at ? { ...state, pending: null } : state // it is due, so that it lapses
}

/** Whether the delay of a change is over and nobody has to look at it any more. */
export const isDue = ({ dueAt }: PendingChange, at: Date): boolean => dueAt !== undefined && dueAt <= at

/** When a change that is not confirmed lapses. */
export function lapsesAt({ dueAt, confirmHours }: PendingChange): Date | undefined {
  return dueAt && confirmHours !== null ? new Date(dueAt.getTime() + confirmHours * hourMs) : undefined
}

/** When time alone changes what holds, next; undefined where it does not. */
export function nextTurnOf({ pending, endsAt }: LimitState, at: Date): Date | undefined {
  const turns = [pending && pending.confirmHours === null ? pending.dueAt : undefined, endsAt ?? undefined]
  return turns.filter((turn) => turn !== undefined && turn > at).toSorted((a, b) => a!.getTime() - b!.getTime())[0] // undefined is filtered out
}

/** An event without meaning changes nothing. */
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

/** A new amount holds; whatever was under way is void. */
function inForce(state: LimitState, amount: bigint | null, at: Date): LimitState {
  if (amount === null) return none
  return { amount, since: state.since ?? at, pending: null, endsAt: state.endsAt }
}

const latest = (one: Date, other: Date) => (one > other ? one : other)
