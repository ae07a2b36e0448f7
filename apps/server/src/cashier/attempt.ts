import { converted } from '@fairhouse/money'
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
    if (received.amount !== (attempt.pay_amount ?? attempt.asked) || received.currency !== (attempt.pay_currency ?? attempt.currency))
      return { state: 'mismatch', reason: 'amount_mismatch' }
    if (!isCredited(attempt) && facts.some(({ details }) => details.notOwn === true)) return { state: 'mismatch', reason: 'name_mismatch' }
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

const isCredited = ({ state }: AttemptRow) => state === 'ok' || state === 'held'

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
  if (state === 'mismatch' && received?.amount && received.currency === attempt.currency && !attempt.pay_currency)
    postings.push({
      ...about,
      op: 'move',
      id: `deposit:${attempt.reference}:suspense`,
      kind: 'suspense',
      legs: [[`receivable:${attempt.provider}`, `suspense:${attempt.provider}`, received.amount]],
    })
  return postings
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
  return facts.flatMap((fact): Posting[] => {
    const direction = directions[fact.kind]
    if (!direction || !fact.amount || fact.currency !== attempt.pay_currency) return []
    const accounts: [string, string] = [`receivable:${attempt.provider}`, 'position']
    const [debit, credit] = direction === 1 ? accounts : accounts.toReversed()
    const legs: Leg[] = [[debit ?? '', credit ?? '', fact.amount]]
    return [
      { op: 'move', wallet, id: `position:${attempt.reference}:${fact.event_key}`, kind: 'conversion', reason: attempt.reference, legs },
    ]
  })
}
