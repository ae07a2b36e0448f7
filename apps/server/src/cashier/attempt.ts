import type { Leg, Posting, WalletKey } from '../wallet/index.ts'
import { allowanceOf } from '../limits/index.ts'
import type { AttemptRow, FactRow } from './attempt.sql.ts'

export type AttemptState = 'created' | 'stepping' | 'pending' | 'unknown' | 'ok' | 'held' | 'failed' | 'expired' | 'cancelled' | 'mismatch'

const openStates = new Set<AttemptState>(['created', 'stepping', 'pending', 'unknown'])
export const isOpen = (state: AttemptState): boolean => openStates.has(state)

/**
 * The state that facts make of an attempt: a fold in which higher facts win, so that doubled, late and swapped notices
 * change nothing. Money that arrived beats every other ending; an ending beats waiting.
 */
export function foldAttempt(attempt: AttemptRow, facts: FactRow[], creditable: boolean): { state: AttemptState; reason: string | null } {
  const received = facts.find(({ kind }) => kind === 'received')
  if (received) {
    if (received.amount !== attempt.asked || received.currency !== attempt.currency) return { state: 'mismatch', reason: 'amount_mismatch' }
    if (attempt.state === 'ok') return { state: 'ok', reason: null }
    return { state: creditable ? 'ok' : 'held', reason: null }
  }
  const failed = facts.find(({ kind }) => kind === 'failed')
  if (failed) return { state: 'failed', reason: String(failed.details.reason ?? 'unknown') }
  if (facts.some(({ kind }) => kind === 'cancelled')) return { state: 'cancelled', reason: null }
  if (facts.some(({ kind }) => kind === 'expired')) return { state: 'expired', reason: null }
  if (facts.some(({ kind }) => kind === 'pending')) return { state: 'pending', reason: null }
  return { state: attempt.state, reason: attempt.reason }
}

/** The postings that a change of state and the facts ask for. Facts that come after the credit have postings with ids of their own, which may be sent again and again. */
export function postingsOf(attempt: AttemptRow, state: AttemptState, facts: FactRow[]): Posting[] {
  const about = aboutOf(attempt)
  return [...changePostings(attempt, state, facts, about), ...takesOf(attempt, state, facts, about)]
}

const aboutOf = (attempt: AttemptRow): About => ({
  wallet: { shard: attempt.shard, player: attempt.player, currency: attempt.currency },
  reason: attempt.reference,
})

type About = { wallet: WalletKey; reason: string }

/** What the step from one state to another moves. */
function changePostings(attempt: AttemptRow, state: AttemptState, facts: FactRow[], about: About): Posting[] {
  if (state === attempt.state) return []
  if (attempt.state === 'held' && state === 'ok') return [releaseOf(attempt, about)]
  if (state === 'ok' || state === 'held') return creditOf(attempt, state, about)
  const postings: Posting[] = []
  if (!isOpen(state) && isOpen(attempt.state) && attempt.reserved)
    postings.push({
      ...about,
      op: 'release',
      id: `deposit:${attempt.reference}:release`,
      kind: 'allowance',
      hold: allowanceOf(attempt.reference),
    })
  const received = facts.find(({ kind }) => kind === 'received')
  // Not ours to give: it waits in suspense until a person has looked. Another currency than the wallet's goes to the house's own wallet.
  if (state === 'mismatch' && received?.amount && received.currency === attempt.currency)
    postings.push({
      ...about,
      op: 'move',
      id: `deposit:${attempt.reference}:suspense`,
      kind: 'suspense',
      legs: [[`receivable:${attempt.provider}`, `suspense:${attempt.provider}`, received.amount]],
    })
  return postings
}

const reachesWallet = (attempt: AttemptRow) => attempt.asked - attempt.fee

function creditOf(attempt: AttemptRow, state: 'ok' | 'held', about: About): Posting[] {
  const { reference, provider } = attempt
  const legs: Leg[] = [
    [`receivable:${provider}`, state === 'held' ? 'held' : 'cash', reachesWallet(attempt)],
    [`receivable:${provider}`, 'fees', attempt.fee],
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

/** Refunds and chargebacks of a deposit that was credited. What the wallet cannot cover is the player's debt. */
function takesOf(attempt: AttemptRow, state: AttemptState, facts: FactRow[], about: About): Posting[] {
  if (state !== 'ok') return []
  const to = `receivable:${attempt.provider}`
  const kinds: Partial<Record<FactRow['kind'], string>> = { refunded: 'refund', disputed: 'chargeback' }
  return facts.flatMap((fact): Posting[] => {
    const kind = kinds[fact.kind]
    if (!kind || !fact.amount || fact.currency !== attempt.currency) return []
    return [{ ...about, op: 'take', id: factPosting(attempt.reference, fact.event_key), kind, amount: fact.amount, to }]
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
