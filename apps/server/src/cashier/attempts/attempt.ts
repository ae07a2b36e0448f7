import { converted } from '@fairhouse/money'
import type { Leg, Posting, WalletKey } from '../../money/wallet/index.ts'
import { allowanceOf } from '../../money/limit-enforcement/index.ts'
import type { AttemptRow, FactRow } from './attempt.sql.ts'

export type AttemptState = 'created' | 'stepping' | 'pending' | 'unknown' | 'ok' | 'held' | 'failed' | 'expired' | 'cancelled' | 'mismatch'

const openStates = new Set<AttemptState>(['created', 'stepping', 'pending', 'unknown'])
export const isOpen = (state: AttemptState): boolean => openStates.has(state)

/** What keeps money that came from being credited: a limit that must be set first, or that the bank has still to say whose it is. */
export type Bar = 'limits' | 'name' | undefined
type Folded = { state: AttemptState; reason: string | null }

/**
 * The state that facts make of an attempt: a fold in which higher facts win, so that doubled, late and swapped notices
 * change nothing. Money that arrived beats every other ending; an ending beats waiting.
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

/** Money has come. What it was taken for once it stays: more that comes under the same reference is looked at by a person. */
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

/** Whether this is the very sum that the provider was asked for. */
const isAsked = ({ asked, currency, pay_amount, pay_currency }: AttemptRow, fact: FactRow): boolean =>
  fact.kind === 'received' && fact.amount === (pay_amount ?? asked) && fact.currency === (pay_currency ?? currency)

/** The postings that a change of state and the facts ask for. Facts that come after the credit have postings with ids of their own, which may be sent again and again. */
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

/** What the step from one state to another moves. */
function changePostings(attempt: AttemptRow, state: AttemptState, about: About): Posting[] {
  if (state === attempt.state) return []
  if (attempt.state === 'held' && state === 'ok') return [releaseOf(attempt, about)]
  if (state === 'ok' || state === 'held') return creditOf(attempt, state, about)
  if (isOpen(state) || !isOpen(attempt.state) || !attempt.reserved) return []
  const { reference } = attempt
  return [{ ...about, op: 'release', id: `deposit:${reference}:release`, kind: 'allowance', hold: allowanceOf(reference) }]
}

/** What owes us the money: the provider, or where another currency was paid our position in the wallet's. */
const sourceOf = ({ provider, pay_currency }: AttemptRow): string => (pay_currency ? 'position' : `receivable:${provider}`)

const reachesWallet = (attempt: AttemptRow) => attempt.asked - attempt.fee

function creditOf(attempt: AttemptRow, state: 'ok' | 'held', about: About): Posting[] {
  const { reference } = attempt
  const from = sourceOf(attempt)
  const legs: Leg[] = [
    [from, state === 'held' ? 'held' : 'cash', reachesWallet(attempt)],
    [from, 'fees', attempt.fee],
  ]
  // Money without an allowance, or after it was given back, is counted under a hold of its own.
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

/** What was received but not creditable becomes the player's cash. */
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

/** The posting of a fact about a deposit. */
export const factPosting = (reference: string, eventKey: string): string => `deposit:${reference}:${eventKey}`

/** What stands in suspense for an attempt, as facts: money that came and is not credited, and of an attempt with nothing credited what went back. */
function suspended(attempt: AttemptRow, state: AttemptState, facts: FactRow[]): FactRow[] {
  const isCredited = state === 'ok' || state === 'held'
  if (!isCredited && state !== 'mismatch') return []
  const credited = isCredited ? facts.find((fact) => isAsked(attempt, fact)) : undefined
  let known = credited?.amount ?? 0n
  return facts.flatMap((fact): FactRow[] => {
    if (fact.kind !== 'received') return state === 'mismatch' && suspenseMoves[fact.kind] ? [fact] : []
    if (fact === credited || !fact.amount) return []
    if (fact.details.isTotal !== true) return [fact]
    // Of a sum of all that has come only what is new.
    const amount = fact.amount - known
    known = amount > 0n ? fact.amount : known
    return amount > 0n ? [{ ...fact, amount }] : []
  })
}

/** Facts that change what stands in suspense. */
const suspenseMoves: Partial<Record<FactRow['kind'], 'comes' | 'goes' | 'returns'>> = {
  received: 'comes',
  refunded: 'goes',
  disputed: 'goes',
  disputeWon: 'returns',
}

const isInWallet = ({ currency, pay_currency }: AttemptRow, fact: FactRow) => fact.currency === currency && !pay_currency

/** Not ours to give: what came otherwise than it was asked for, or once more, waits in suspense until a person has looked, or it has gone back. */
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

/** The same of money in another currency than the wallet's: it stands in the house's own wallet. */
export const suspendedElsewhere = (attempt: AttemptRow, state: AttemptState, facts: FactRow[]): FactRow[] =>
  suspended(attempt, state, facts).filter((fact) => !isInWallet(attempt, fact))

/** Refunds and chargebacks of a deposit that was credited. What the wallet cannot cover is the player's debt. */
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

/** A chargeback that was won back is undone by its own legs turned round, once these are booked: its notices may come in any order. */
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

/** An amount of a fact in the wallet's currency, by the rate of the deposit; undefined for a currency that has nothing to do with it. */
function inWallet(attempt: AttemptRow, { amount, currency }: FactRow): bigint | undefined {
  if (amount === null || currency === null) return undefined
  if (currency === attempt.currency && !attempt.pay_currency) return amount
  return currency === attempt.pay_currency && attempt.rate ? converted(amount, currency, attempt.rate, attempt.currency) : undefined
}

/** What refunds and chargebacks have left of a deposit, in the wallet's currency; what was won back is there again. */
export function leftOf(attempt: AttemptRow, facts: FactRow[]): bigint {
  const directions: Partial<Record<FactRow['kind'], bigint>> = { refunded: -1n, disputed: -1n, disputeWon: 1n }
  const left = facts.reduce((sum, fact) => sum + (directions[fact.kind] ?? 0n) * (inWallet(attempt, fact) ?? 0n), attempt.amount)
  return left < 0n ? 0n : left < attempt.amount ? left : attempt.amount
}

/** What the facts move in the currency that was paid, where that is not the wallet's: the provider owes it to our position. */
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
