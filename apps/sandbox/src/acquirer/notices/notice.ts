/** A notice to a merchant: the exact text that is signed and sent. */
export type Notice = {
  id: bigint
  /** The id of the event, by which a merchant recognises repetitions. */
  eventId: string
  type: NoticeType
  /** The id of the payment or payout. */
  about: string
  url: string
  body: string
  /** How many times it is sent at once. */
  copies: number
  createdAt: Date
  nextAt: Date | null
  attempts: number
  outcome: 'waiting' | 'delivered' | 'dropped' | 'givenUp'
  lastAnswer: string | null
}

/** The event that a notice reports. */
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
