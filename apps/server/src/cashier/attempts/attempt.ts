import { converted } from '@fairhouse/money'
import type { Leg, Posting, WalletKey } from '../../money/wallet/index.ts'
import { allowanceOf } from '../../money/limit-enforcement/index.ts'
import type { AttemptRow, FactRow } from './attempt.sql.ts'

export const attemptStates = [
  'created',
  'stepping',
  'pending',
  'unknown',
  'ok',
  'held',
  'failed',
  'expired',
  'cancelled',
  'mismatch',
] as const
export type AttemptState = (typeof attemptStates)[number]

const openStates = new Set<AttemptState>(['created', 'stepping', 'pending', 'unknown'])
export const isOpen = (state: AttemptState): boolean => openStates.has(state)

/**
 * Why received money is not credited yet: a limit must be set first, or the bank has yet to name the account holder.
 */
export type Bar = 'limits' | 'name' | undefined
type Folded = { state: AttemptState; reason: string | null }

/**
 * Folds facts into an attempt's state. Stronger facts win, so repeated, late and reordered notices change nothing:
 * received money beats every other ending, and an ending beats waiting.
 */
export function foldAttempt(attempt: AttemptRow, facts: FactRow[], bar: Bar): Folded {
  if (facts.some(({ kind }) => kind === 'received')) return foldMoney(attempt, facts, bar)
  const failed = facts.find(({ kind }) => kind === 'failed')
  if (failed) return { state: 'failed', reason: String(failed.details.reason ?? 'unknown') }
  if (facts.some(({ kind }) => kind === 'cancelled')) return { state: 'cancelled', reason: null }
  if (facts.some(({ kind }) => kind === 'expired')) return { state: 'expired', reason: null }
  if (facts.some(({ kind }) => kind === 'pending')) return { state: 'pending', reason: null }
  return { state: attempt.state, reason: attempt.reason }
}

/**
 * Folds facts once money has come. Keeps the first judgement: more money under the same reference is for a person to
 * look at.
 */
function foldMoney(attempt: AttemptRow, facts: FactRow[], bar: Bar): Folded {
  if (attempt.state === 'mismatch') return { state: 'mismatch', reason: attempt.reason }
  if (attempt.state === 'ok') return { state: 'ok', reason: null }
  if (attempt.state !== 'held') {
    if (!facts.some((fact) => isAsked(attempt, fact))) return { state: 'mismatch', reason: 'amount_mismatch' }
    if (facts.some(({ details }) => details.notOwn === true)) return { state: 'mismatch', reason: 'name_mismatch' }
    if (bar === 'name') return { state: 'pending', reason: null }
  }
  return { state: bar === 'limits' ? 'held' : 'ok', reason: null }
}

/** Returns whether this is exactly the sum the provider was asked for. */
const isAsked = ({ asked, currency, pay_amount, pay_currency }: AttemptRow, fact: FactRow): boolean =>
  fact.kind === 'received' && fact.amount === (pay_amount ?? asked) && fact.currency === (pay_currency ?? currency)

/**
 * Returns the postings for a change of state and for the facts. Facts after the credit get postings with ids of their
 * own, safe to send again.
 */
export function postingsOf(attempt: AttemptRow, state: AttemptState, facts: FactRow[]): Posting[] {
  const about = aboutOf(attempt)
  return [
    ...changePostings(attempt, state, about),
    ...suspensePostings(attempt, state, facts, about),
    ...takesOf(attempt, state, facts, about),
  ]
}

const aboutOf = (attempt: AttemptRow): About => ({
  wallet: { shard: attempt.shard, player: attempt.player, currency: attempt.currency },
  reason: attempt.reference,
})

type About = { wallet: WalletKey; reason: string }

/** Returns what a step from one state to another moves. */
function changePostings(attempt: AttemptRow, state: AttemptState, about: About): Posting[] {
  if (state === attempt.state) return []
  if (attempt.state === 'held' && state === 'ok') return [releaseOf(attempt, about)]
  if (state === 'ok' || state === 'held') return creditOf(attempt, state, about)
  if (isOpen(state) || !isOpen(attempt.state) || !attempt.reserved) return []
  const { reference } = attempt
  return [{ ...about, op: 'release', id: `deposit:${reference}:release`, kind: 'allowance', hold: allowanceOf(reference) }]
}

/** Returns the account that owes us the money: the provider's, or our position if another currency was paid. */
const sourceOf = ({ provider, pay_currency }: AttemptRow): string => (pay_currency ? 'position' : `receivable:${provider}`)

const reachesWallet = (attempt: AttemptRow) => attempt.asked - attempt.fee

function creditOf(attempt: AttemptRow, state: 'ok' | 'held', about: About): Posting[] {
  const { reference } = attempt
  const from = sourceOf(attempt)
  const legs: Leg[] = [
    [from, state === 'held' ? 'held' : 'cash', reachesWallet(attempt)],
    [from, 'fees', attempt.fee],
  ]
  // Money without an allowance, or arriving after its release, counts under a hold of its own.
  const allowance =
    isOpen(attempt.state) && attempt.reserved
      ? { id: allowanceOf(reference), action: 'close' as const }
      : { id: `${allowanceOf(reference)}:late`, action: 'count' as const }
  const credit: Posting = {
    ...about,
    op: 'move',
    id: `deposit:${reference}:credit`,
    kind: 'deposit',
    legs: legs.filter(([, , amount]) => amount > 0n),
    counted: attempt.amount,
    hold: { ...allowance, kind: 'deposit', owner: reference },
  }
  if (state === 'ok') return [credit]
  const keep = { id: `held:${reference}`, kind: 'held' as const, action: 'open' as const, amount: reachesWallet(attempt), owner: reference }
  return [credit, { ...about, op: 'move', id: `deposit:${reference}:hold`, kind: 'held', legs: [], hold: keep }]
}

/** Turns held money into the player's cash. */
function releaseOf(attempt: AttemptRow, about: About): Posting {
  const hold = { id: `held:${attempt.reference}`, kind: 'held' as const, action: 'close' as const, owner: attempt.reference }
  return {
    ...about,
    op: 'move',
    id: `deposit:${attempt.reference}:released`,
    kind: 'deposit',
    legs: [['held', 'cash', reachesWallet(attempt)]],
    hold,
  }
}

/** Returns the posting id for a fact about a deposit. */
export const factPosting = (reference: string, eventKey: string): string => `deposit:${reference}:${eventKey}`

/**
 * Returns what an attempt has in suspense, as facts: money received but not credited and, if nothing was credited,
 * refunds.
 */
function suspended(attempt: AttemptRow, state: AttemptState, facts: FactRow[]): FactRow[] {
  const isCredited = state === 'ok' || state === 'held'
  if (!isCredited && state !== 'mismatch') return []
  const credited = isCredited ? facts.find((fact) => isAsked(attempt, fact)) : undefined
  let known = credited?.amount ?? 0n
  return facts.flatMap((fact): FactRow[] => {
    if (fact.kind !== 'received') return state === 'mismatch' && suspenseMoves[fact.kind] ? [fact] : []
    if (fact === credited || !fact.amount) return []
    if (fact.details.isTotal !== true) return [fact]
    // If the fact gives a running total, only the increase.
    const amount = fact.amount - known
    known = amount > 0n ? fact.amount : known
    return amount > 0n ? [{ ...fact, amount }] : []
  })
}

/** Facts that change the amount in suspense. */
const suspenseMoves: Partial<Record<FactRow['kind'], 'comes' | 'goes' | 'returns'>> = {
  received: 'comes',
  refunded: 'goes',
  disputed: 'goes',
  disputeWon: 'returns',
}

const isInWallet = ({ currency, pay_currency }: AttemptRow, fact: FactRow) => fact.currency === currency && !pay_currency

/**
 * Puts money that came in a different amount, or a second time, in suspense until a person decides or it is refunded.
 */
function suspensePostings(attempt: AttemptRow, state: AttemptState, facts: FactRow[], about: About): Posting[] {
  const accounts = [`receivable:${attempt.provider}`, `suspense:${attempt.provider}`] as const
  return suspended(attempt, state, facts).flatMap((fact): Posting[] => {
    const move = suspenseMoves[fact.kind]
    if (!fact.amount || !isInWallet(attempt, fact) || move === 'returns') return []
    const [debit, credit] = move === 'goes' ? accounts.toReversed() : accounts
    const legs: Leg[] = [[debit ?? '', credit ?? '', fact.amount]]
    return [{ ...about, op: 'move', id: factPosting(attempt.reference, fact.event_key), kind: 'suspense', legs }]
  })
}

/** Returns suspended money in a currency other than the wallet's; it is kept in the house's own wallet. */
export const suspendedElsewhere = (attempt: AttemptRow, state: AttemptState, facts: FactRow[]): FactRow[] =>
  suspended(attempt, state, facts).filter((fact) => !isInWallet(attempt, fact))

/** Books refunds and chargebacks of a credited deposit. What the wallet cannot cover becomes the player's debt. */
function takesOf(attempt: AttemptRow, state: AttemptState, facts: FactRow[], about: About): Posting[] {
  if (state !== 'ok') return []
  const to = sourceOf(attempt)
  const kinds: Partial<Record<FactRow['kind'], string>> = { refunded: 'refund', disputed: 'chargeback' }
  return facts.flatMap((fact): Posting[] => {
    const kind = kinds[fact.kind]
    const amount = inWallet(attempt, fact)
    if (!kind || !amount) return []
    return [{ ...about, op: 'take', id: factPosting(attempt.reference, fact.event_key), kind, amount, to }]
  })
}

/**
 * Undoes a chargeback that was won by its own legs reversed, once they are booked; its notices may come in any order.
 */
export function reversalsOf(attempt: AttemptRow, reversedLegs: Map<string, Leg[]>): Posting[] {
  const about = aboutOf(attempt)
  return [...reversedLegs].map(([eventKey, legs]): Posting => ({
    ...about,
    op: 'move',
    id: factPosting(attempt.reference, eventKey),
    kind: 'chargebackReversed',
    legs,
  }))
}

/** Converts a fact's amount to the wallet's currency at the deposit's rate; undefined for an unrelated currency. */
function inWallet(attempt: AttemptRow, { amount, currency }: FactRow): bigint | undefined {
  if (amount === null || currency === null) return undefined
  if (currency === attempt.currency && !attempt.pay_currency) return amount
  return currency === attempt.pay_currency && attempt.rate ? converted(amount, currency, attempt.rate, attempt.currency) : undefined
}

/**
 * Returns what refunds and chargebacks have left of a deposit, in the wallet's currency; won disputes count back in.
 */
export function leftOf(attempt: AttemptRow, facts: FactRow[]): bigint {
  const directions: Partial<Record<FactRow['kind'], bigint>> = { refunded: -1n, disputed: -1n, disputeWon: 1n }
  const left = facts.reduce((sum, fact) => sum + (directions[fact.kind] ?? 0n) * (inWallet(attempt, fact) ?? 0n), attempt.amount)
  return left < 0n ? 0n : left < attempt.amount ? left : attempt.amount
}

/** Books the paid currency if it is not the wallet's: the provider owes it to our position. */
export function positionPostings(attempt: AttemptRow, state: AttemptState, facts: FactRow[]): Posting[] {
  if (!attempt.pay_currency || (state !== 'ok' && state !== 'held')) return []
  const wallet = { shard: 0, player: 0n, currency: attempt.pay_currency }
  const directions: Partial<Record<FactRow['kind'], 1 | -1>> = { received: 1, disputeWon: 1, refunded: -1, disputed: -1 }
  const credited = facts.find((fact) => isAsked(attempt, fact))
  return facts.flatMap((fact): Posting[] => {
    const direction = directions[fact.kind]
    if (!direction || !fact.amount || fact.currency !== attempt.pay_currency) return []
    if (fact.kind === 'received' && fact !== credited) return []
    const accounts: [string, string] = [`receivable:${attempt.provider}`, 'position']
    const [debit, credit] = direction === 1 ? accounts : accounts.toReversed()
    const legs: Leg[] = [[debit ?? '', credit ?? '', fact.amount]]
    return [
      { op: 'move', wallet, id: `position:${attempt.reference}:${fact.event_key}`, kind: 'conversion', reason: attempt.reference, legs },
    ]
  })
}
