import type { Card } from '../cards/card.ts'
import { behaviourOf, type DeclineCode } from '../cards/test-cards.ts'
import { acquirerFee } from './fee.ts'
import {
  challengeLifeMs,
  isEnded,
  type ChallengeResult,
  type Payment,
  type PaymentState,
  type ThreeDs,
  type TransactionIds,
} from './payment.ts'
import { threeDsResult } from './three-ds.ts'

/** An event of a payment. */
export type PaymentEvent =
  | { type: 'cardGiven'; card: Card }
  | { type: 'confirm'; methodNotificationUrl: string; ids: TransactionIds }
  | { type: 'authenticate'; threeDSCompInd: 'Y' | 'N' | 'U'; challengeNotificationUrl: string; windowSize: string }
  | { type: 'codeGiven'; code: string }
  | { type: 'challengeAnswered'; result: ChallengeResult }
  | { type: 'complete' }
  | { type: 'cancel' }
  | { type: 'clock' }
  | { type: 'approve' }
  | { type: 'decline'; declineCode: DeclineCode }
  | { type: 'expire' }

/** In the sandbox this code always works beside the one on the phone. */
const universalCode = '123456'

const mostWrongCodes = 3
const processingMs = 5000
/**
 * Below this, an issuer that would not challenge lets a stored card pass without authentication (low-value exemption).
 */
const exemptBelow = 3000n

/** Computes the next state of a payment. An event that does not apply returns the same payment. */
export function stepPayment(payment: Payment, event: PaymentEvent, now: Date): Payment {
  if (isEnded(payment)) return payment
  switch (event.type) {
    case 'cardGiven':
      return takeCard(payment, event.card)
    case 'confirm':
      return confirm(payment, event.methodNotificationUrl, event.ids, now)
    case 'authenticate':
      return authenticate(payment, event, now)
    case 'codeGiven':
      return takeCode(payment, event.code)
    case 'challengeAnswered':
      return answerChallenge(payment, event.result)
    case 'complete':
      return complete(payment, now)
    case 'cancel':
      return payment.state.status === 'processing' ? payment : into(payment, { status: 'canceled' })
    case 'clock':
      return passTime(payment, now)
    case 'approve':
      return payment.card ? capture(payment, earnedThreeDs(payment, payment.card, 'Y')) : payment
    case 'decline':
      return into(payment, { status: 'declined', declineCode: event.declineCode, threeDs: null })
    case 'expire':
      return into(payment, { status: 'expired' })
  }
}

function takeCard(payment: Payment, card: Card): Payment {
  const { status } = payment.state
  if (status !== 'requiresCard' && status !== 'requiresConfirmation') return payment
  return { ...into(payment, { status: 'requiresConfirmation' }), card }
}

function confirm(payment: Payment, methodNotificationUrl: string, ids: TransactionIds, now: Date): Payment {
  const { card } = payment
  if (payment.state.status !== 'requiresConfirmation' || !card) return payment
  if (payment.acceptFunding && !payment.acceptFunding.includes(card.funding))
    return into(payment, { status: 'declined', declineCode: 'credit_card_not_allowed', threeDs: null })
  const behaviour = behaviourOf(card.testCard)
  if (behaviour.refusedAtConfirm) return into(payment, { status: 'declined', declineCode: behaviour.refusedAtConfirm, threeDs: null })
  if (payment.isAuthenticated) return authorise(payment, card, null, now)
  const exempt = payment.isStored && payment.amount < exemptBelow && behaviour.authentication === 'frictionless'
  if (exempt) return authorise(payment, card, null, now)
  return into(payment, { status: 'requiresMethod', ids, methodNotificationUrl })
}

function authenticate(payment: Payment, event: Extract<PaymentEvent, { type: 'authenticate' }>, now: Date): Payment {
  const { card, state } = payment
  if (state.status !== 'requiresMethod' || !card) return payment
  const behaviour = behaviourOf(card.testCard)
  // Without the issuer's own look at the device (N) it has too little to judge by, and challenges.
  const asks = behaviour.authentication !== 'frictionless' || event.threeDSCompInd === 'N'
  if (!asks) return authorise(payment, card, threeDsResult(card.brand, state.ids, 'Y'), now)
  const challenge = {
    notificationUrl: event.challengeNotificationUrl,
    windowSize: event.windowSize,
    expiresAt: new Date(now.getTime() + challengeLifeMs).toISOString(),
    wrongCodes: 0,
    result: null,
  }
  return into(payment, { status: 'requiresChallenge', ids: state.ids, challenge })
}

function takeCode(payment: Payment, code: string): Payment {
  const { card, state } = payment
  if (state.status !== 'requiresChallenge' || !card || state.challenge.result !== null) return payment
  const { authentication } = behaviourOf(card.testCard)
  if (authentication === 'neverAnswersChallenge') return payment
  if (authentication === 'refusesChallenge') return answerChallenge(payment, 'N')
  if (code === state.ids.code || code === universalCode) return answerChallenge(payment, 'Y')
  const wrongCodes = state.challenge.wrongCodes + 1
  const result = wrongCodes >= mostWrongCodes ? 'N' : null
  return into(payment, { ...state, challenge: { ...state.challenge, wrongCodes, result } })
}

function answerChallenge(payment: Payment, result: ChallengeResult): Payment {
  const { state } = payment
  if (state.status !== 'requiresChallenge' || state.challenge.result !== null) return payment
  return into(payment, { ...state, challenge: { ...state.challenge, result } })
}

function complete(payment: Payment, now: Date): Payment {
  const { card, state } = payment
  if (state.status !== 'requiresChallenge' || !card || state.challenge.result === null) return payment
  const threeDs = threeDsResult(card.brand, state.ids, state.challenge.result)
  if (threeDs.transStatus === 'Y') return authorise(payment, card, threeDs, now)
  const declineCode = threeDs.transStatus === 'U' ? 'authentication_timed_out' : 'authentication_failed'
  return into(payment, { status: 'declined', declineCode, threeDs })
}

function passTime(payment: Payment, now: Date): Payment {
  const { state } = payment
  if (state.status === 'processing') return Date.parse(state.captureAt) <= now.getTime() ? capture(payment, state.threeDs) : payment
  if (payment.expiresAt <= now) return into(payment, { status: 'expired' })
  const late = state.status === 'requiresChallenge' && Date.parse(state.challenge.expiresAt) <= now.getTime()
  return late ? answerChallenge(payment, 'U') : payment
}

function authorise(payment: Payment, card: Card, threeDs: ThreeDs | null, now: Date): Payment {
  const behaviour = behaviourOf(card.testCard)
  if (behaviour.refusedAtAuthorisation) return into(payment, { status: 'declined', declineCode: behaviour.refusedAtAuthorisation, threeDs })
  if (behaviour.capture === 'atOnce') return capture(payment, threeDs)
  return into(payment, { status: 'processing', threeDs, captureAt: new Date(now.getTime() + processingMs).toISOString() })
}

function capture(payment: Payment, threeDs: ThreeDs | null): Payment {
  const fee = acquirerFee(payment.amount, payment.card?.funding ?? 'debit')
  return { ...into(payment, { status: 'captured', threeDs }), capturedAmount: payment.amount, fee }
}

function earnedThreeDs(payment: Payment, card: Card, result: ChallengeResult): ThreeDs | null {
  const { state } = payment
  if (state.status === 'processing') return state.threeDs
  return 'ids' in state ? threeDsResult(card.brand, state.ids, result) : null
}

function into(payment: Payment, state: PaymentState): Payment {
  return { ...payment, state }
}
