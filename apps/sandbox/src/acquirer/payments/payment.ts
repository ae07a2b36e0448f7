import type { Card } from '../cards/card.ts'
import type { DeclineCode } from '../cards/test-cards.ts'

/** A payment of a merchant: what was ordered, the card once it is known, and the state it is in. */
export type Payment = {
  id: string
  /** The merchant's own, unique. */
  reference: string
  clientSecret: string
  amount: bigint
  currency: string
  capturedAmount: bigint
  refundedAmount: bigint
  /** What the acquirer keeps, known when captured. */
  fee: bigint | null
  saveCard: boolean
  /** The form registers the card, before anything is paid with it. */
  registers: boolean
  /** Whether it was begun with a stored card: then the form asks for the CVC alone. */
  isStored: boolean
  /** A phone's wallet has authenticated the holder: 3-D Secure adds nothing. */
  isAuthenticated: boolean
  /** What may stand behind a card; nothing: anything. */
  acceptFunding: Card['funding'][] | null
  card: Card | null
  parentOrigin: string
  noticeUrl: string
  language: string
  createdAt: Date
  expiresAt: Date
  state: PaymentState
}

/** Where a payment stands; each state carries exactly what it needs. Times within are RFC 3339. */
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

/** What names one authentication: made when it begins, told piece by piece. */
export type TransactionIds = {
  threeDSServerTransID: string
  dsTransID: string
  acsTransID: string
  /** 20 random bytes in base64: the proof of a successful authentication. */
  cavv: string
  /** The one-time code that the issuer sends to the holder's phone. */
  code: string
  sessionData: string
}

/** The issuer's challenge: it is open while the directory server holds no result. */
export type Challenge = {
  notificationUrl: string
  windowSize: string
  expiresAt: string
  wrongCodes: number
  result: ChallengeResult | null
}

/** Authenticated, not authenticated, or could not be performed in time. */
export type ChallengeResult = 'Y' | 'N' | 'U'

/** The outcome of an authentication as the merchant is told it. */
export type ThreeDs = {
  version: '2.2.0'
  transStatus: ChallengeResult
  eci: string
  cavv: string | null
  dsTransID: string
  acsTransID: string
  threeDSServerTransID: string
}

/** How long a payment may stay unfinished. */
export const paymentLifeMs = 30 * 60_000

/** How long a challenge may stay unanswered. */
export const challengeLifeMs = 10 * 60_000

/** Whether a payment is over for good. */
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
