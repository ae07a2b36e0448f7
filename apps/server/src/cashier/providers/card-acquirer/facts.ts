import type { Fact, Instrument, Money, Step } from '../../provider-contract/provider.ts'
import type { Event, Payment, Payout } from './wire.ts'

/** Derives facts from a payment's state. The event key is the same whether a notice or a query brought it. */
export function factsOfPayment(payment: Payment, at: Date): Fact[] {
  const instrument = payment.card ? { instrument: instrumentOf(payment.card) } : {}
  const registered: Fact[] =
    payment.registered && payment.card ? [{ ...instrument, kind: 'instrument', eventKey: `${payment.id}:registered`, happenedAt: at }] : []
  return [...registered, ...endOf(payment, { happenedAt: at, ...instrument })]
}

/** Returns the fact for a payment's outcome, or that it is in progress. */
function endOf(payment: Payment, about: Pick<Fact, 'happenedAt' | 'instrument'>): Fact[] {
  const captured = { amount: payment.capturedAmount ?? payment.amount, currency: payment.currency }
  switch (payment.status) {
    case 'captured':
      return [{ ...about, kind: 'received', eventKey: `${payment.id}:captured`, money: captured }]
    case 'declined':
      return [{ ...about, kind: 'failed', eventKey: `${payment.id}:declined`, reason: payment.declineCode ?? 'unknown' }]
    case 'expired':
      return [{ ...about, kind: 'expired', eventKey: `${payment.id}:expired` }]
    case 'canceled':
      return [{ ...about, kind: 'cancelled', eventKey: `${payment.id}:canceled` }]
    case 'processing':
      return [{ ...about, kind: 'pending', eventKey: `${payment.id}:processing` }]
    default:
      return []
  }
}

/** Derives facts from a notice. */
export function factsOfEvent(event: Event): Fact[] {
  const { payment, payout, refund, dispute } = event.data
  const at = event.createdAt
  if (payout) return factsOfPayout(payout, at)
  if (!payment) return []
  if (refund && event.type === 'payment.refunded')
    return [
      { kind: 'refunded', eventKey: `${refund.id}:refunded`, money: { amount: refund.amount, currency: refund.currency }, happenedAt: at },
    ]
  const kinds: Record<string, Fact['kind']> = {
    'payment.disputed': 'disputed',
    'payment.disputeWon': 'disputeWon',
    'payment.disputeLost': 'disputeLost',
  }
  const kind = kinds[event.type]
  if (kind && dispute)
    return [{ kind, eventKey: `${dispute.id}:${kind}`, money: { amount: dispute.amount, currency: dispute.currency }, happenedAt: at }]
  return factsOfPayment(payment, at)
}

const lineKinds: Readonly<Record<string, Fact['kind']>> = { refund: 'refunded', chargeback: 'disputed', chargebackReversed: 'disputeWon' }

/** Derives the fact of a line of the statement that takes or gives back; the same as its notice brings. */
export function factOfLine({ type, about, money, at }: { type: string; about?: string | null | undefined; money: Money; at: Date }) {
  const kind = lineKinds[type]
  return kind && about ? ({ kind, eventKey: `${about}:${kind}`, money, happenedAt: at } satisfies Fact) : undefined
}

/** Derives facts from a payout's state. */
export function factsOfPayout(payout: Payout, at: Date): Fact[] {
  const money = { amount: payout.amount, currency: payout.currency }
  switch (payout.status) {
    case 'processing':
      return [{ kind: 'pending', eventKey: `${payout.id}:processing`, money, happenedAt: at }]
    case 'paid':
      return [{ kind: 'paid', eventKey: `${payout.id}:paid`, money, happenedAt: at }]
    case 'failed':
      return [{ kind: 'payoutFailed', eventKey: `${payout.id}:failed`, money, reason: payout.failureCode ?? 'unknown', happenedAt: at }]
    case 'returned':
      return [
        { kind: 'paid', eventKey: `${payout.id}:paid`, money, happenedAt: at },
        { kind: 'returned', eventKey: `${payout.id}:returned`, money, reason: payout.failureCode ?? 'returned', happenedAt: at },
      ]
  }
}

function instrumentOf(card: NonNullable<Payment['card']>): Instrument {
  const { token, fingerprint, funding, country, holder } = card
  const name = card.brand.charAt(0).toUpperCase() + card.brand.slice(1)
  return {
    token,
    fingerprint,
    description: `${name} •••• ${card.last4}, ${card.expiry}`,
    ...(funding ? { funding } : {}),
    ...(country ? { country } : {}),
    ...(holder ? { holder } : {}),
  }
}

/** Returns the step that a payment waits for; undefined if it needs none from us. */
export function stepOfPayment(payment: Payment, origin: string): Step | undefined {
  const next = payment.nextAction
  if (next?.type === 'threeDsMethod')
    return { type: 'browser', url: next.url, fields: { threeDSMethodData: next.threeDSMethodData }, limitSeconds: 10 }
  if (next?.type === 'threeDsChallenge') {
    const fields = { creq: next.creq, threeDSSessionData: next.threeDSSessionData }
    return {
      type: 'redirect',
      url: next.acsUrl,
      method: 'POST',
      fields,
      target: 'frame',
      origin: new URL(next.acsUrl).origin,
      limitSeconds: 600,
    }
  }
  // 3-D Secure without a method page still needs the browser values.
  if (payment.status === 'requiresMethod') return { type: 'browser', url: null, fields: {}, limitSeconds: 0 }
  if (payment.status === 'requiresCard' && payment.cardFormUrl) {
    const fields = { payment: payment.id, clientSecret: payment.clientSecret ?? '' }
    return { type: 'redirect', url: payment.cardFormUrl, method: 'POST', fields, target: 'frame', origin }
  }
  return payment.status === 'processing' ? { type: 'wait' } : undefined
}
