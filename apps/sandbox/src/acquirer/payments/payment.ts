import type { Card } from '../cards/card.ts'
import type { DeclineCode } from '../cards/test-cards.ts'

/** A merchant's payment: the order, the card once known, and its state. */
export type Payment = {
  id: string
  /** The merchant's own reference, unique. */
  reference: string
  clientSecret: string
  amount: bigint
  currency: string
  capturedAmount: bigint
  refundedAmount: bigint
  /** The acquirer's fee, known once captured. */
  fee: bigint | null
  saveCard: boolean
  /** The form registers the card before the payment. */
  registers: boolean
  /** Whether it started with a stored card; the form then asks only for the CVC. */
  isStored: boolean
  /** A phone's wallet has authenticated the holder, so 3-D Secure is skipped. */
  isAuthenticated: boolean
  /** Accepted kinds of funding; null: all. */
  acceptFunding: Card['funding'][] | null
  card: Card | null
  parentOrigin: string
  noticeUrl: string
  language: string
  /** The merchant's own name of who pays, if it has told one. */
  payer: string | null
  createdAt: Date
  expiresAt: Date
  state: PaymentState
}

/** The state of a payment, with exactly the data that it needs. Times are RFC 3339. */
export type PaymentState =
  | { status: 'requiresCard' }
  | { status: 'requiresConfirmation' }
  | { status: 'requiresMethod'; ids: TransactionIds; methodNotificationUrl: string }
  | { status: 'requiresChallenge'; ids: TransactionIds; challenge: Challenge }
  | { status: 'processing'; threeDs: ThreeDs | null; captureAt: string }
  | { status: 'captured'; threeDs: ThreeDs | null }
  | { status: 'declined'; threeDs: ThreeDs | null; declineCode: DeclineCode }
  | { status: 'expired' }
  | { status: 'canceled' }

/** The ids of one authentication, created when it begins and revealed step by step. */
export type TransactionIds = {
  threeDSServerTransID: string
  dsTransID: string
  acsTransID: string
  /** 20 random bytes in base64: the proof of a successful authentication. */
  cavv: string
  /** The one-time code sent to the holder's phone. */
  code: string
  sessionData: string
}

/** The issuer's challenge, open until the directory server has a result. */
export type Challenge = {
  notificationUrl: string
  windowSize: string
  expiresAt: string
  wrongCodes: number
  result: ChallengeResult | null
}

/** Authenticated, not authenticated, or could not be performed in time. */
export type ChallengeResult = 'Y' | 'N' | 'U'

/** The outcome of an authentication as the merchant sees it. */
export type ThreeDs = {
  version: '2.2.0'
  transStatus: ChallengeResult
  eci: string
  cavv: string | null
  dsTransID: string
  acsTransID: string
  threeDSServerTransID: string
}

/** How long a payment may stay unfinished, in milliseconds. */
export const paymentLifeMs = 30 * 60_000

/** How long a challenge may stay unanswered, in milliseconds. */
export const challengeLifeMs = 10 * 60_000

/** Returns whether a payment has reached a final state. */
export function isEnded(payment: Payment): boolean {
  return ['captured', 'declined', 'expired', 'canceled'].includes(payment.state.status)
}

/** When something happens to a payment by the passing of time alone. */
export function dueAt(payment: Payment): Date | null {
  const { state } = payment
  if (isEnded(payment)) return null
  if (state.status === 'processing') return new Date(state.captureAt)
  if (state.status === 'requiresChallenge' && state.challenge.result === null) {
    return new Date(Math.min(Date.parse(state.challenge.expiresAt), payment.expiresAt.getTime()))
  }
  return payment.expiresAt
}
