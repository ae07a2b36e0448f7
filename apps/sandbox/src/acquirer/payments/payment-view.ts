import { cardView } from '../cards/card.ts'
import { behaviourOf } from '../cards/test-cards.ts'
import type { Payment } from './payment.ts'
import { challengeRequest, methodData } from './three-ds.ts'

/** Returns a payment as the merchant sees it. */
export function paymentView(payment: Payment, origin: string): Record<string, unknown> {
  const { state } = payment
  return {
    id: payment.id,
    reference: payment.reference,
    status: state.status,
    amount: String(payment.amount),
    capturedAmount: String(payment.capturedAmount),
    currency: payment.currency,
    cardFormUrl: `${origin}/acquirer/form`,
    clientSecret: payment.clientSecret,
    nextAction: nextAction(payment, origin),
    registered: payment.registers && payment.card !== null,
    card: payment.card ? cardView(payment.card) : null,
    declineCode: state.status === 'declined' ? state.declineCode : null,
    threeDs: 'threeDs' in state ? state.threeDs : null,
    refundedAmount: String(payment.refundedAmount),
    fee: payment.fee === null ? null : String(payment.fee),
    payer: payment.payer,
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
  }
}

function nextAction(payment: Payment, origin: string): Record<string, string> | null {
  const { card, state } = payment
  if (state.status === 'requiresMethod' && card && behaviourOf(card.testCard).method !== 'none') {
    const { threeDSServerTransID } = state.ids
    const threeDSMethodData = methodData(threeDSServerTransID, state.methodNotificationUrl)
    return { type: 'threeDsMethod', url: `${origin}/acquirer/issuer/method`, threeDSServerTransID, threeDSMethodData }
  }
  if (state.status === 'requiresChallenge') {
    const creq = challengeRequest(state.ids, state.challenge)
    return { type: 'threeDsChallenge', acsUrl: `${origin}/acquirer/issuer/challenge`, creq, threeDSSessionData: state.ids.sessionData }
  }
  return null
}
