/** A notice on its way to a merchant: the exact text that is signed and sent. */
export type Notice = {
  id: bigint
  /** The event's own id, by which a merchant knows it again. */
  eventId: string
  type: NoticeType
  /** The payment or payout that it is about. */
  about: string
  url: string
  body: string
  /** How many times it is sent at the same instant. */
  copies: number
  createdAt: Date
  nextAt: Date | null
  attempts: number
  outcome: 'waiting' | 'delivered' | 'dropped' | 'givenUp'
  lastAnswer: string | null
}

/** What a notice tells. */
export type NoticeType =
  | 'payment.captured'
  | 'payment.declined'
  | 'payment.expired'
  | 'payment.canceled'
  | 'payment.refunded'
  | 'payment.disputed'
  | 'payment.disputeWon'
  | 'payment.disputeLost'
  | 'payout.paid'
  | 'payout.failed'
  | 'payout.returned'
