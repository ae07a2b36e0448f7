import { z } from 'zod'

const minor = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
const moment = z.string().transform((text) => new Date(text))

const Card = z.object({
  token: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiry: z.string(),
  funding: z.string().optional(),
  country: z.string().optional(),
  holder: z.string().optional(),
  fingerprint: z.string(),
})

const NextAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('threeDsMethod'), url: z.string(), threeDSServerTransID: z.string(), threeDSMethodData: z.string() }),
  z.object({ type: z.literal('threeDsChallenge'), acsUrl: z.string(), creq: z.string(), threeDSSessionData: z.string() }),
])

/** A payment as the acquirer reports it; unknown fields are ignored. */
export const Payment = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  amount: minor,
  capturedAmount: minor.nullish(),
  currency: z.string(),
  cardFormUrl: z.string().nullish(),
  clientSecret: z.string().nullish(),
  nextAction: NextAction.nullish(),
  /** The card was registered before the payment. */
  registered: z.boolean().nullish(),
  card: Card.nullish(),
  declineCode: z.string().nullish(),
  payer: z.string().nullish(),
  createdAt: moment,
})
export type Payment = z.output<typeof Payment>

export const Payout = z.object({
  id: z.string(),
  reference: z.string(),
  amount: minor,
  currency: z.string(),
  status: z.enum(['processing', 'paid', 'failed', 'returned']),
  failureCode: z.string().nullish(),
  payer: z.string().nullish(),
})
export type Payout = z.output<typeof Payout>

const Refund = z.object({ id: z.string(), amount: minor, currency: z.string(), status: z.string() })
const Dispute = z.object({ id: z.string(), amount: minor, currency: z.string() })

/** A notice's body. */
export const Event = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: moment,
  data: z.object({ payment: Payment.optional(), payout: Payout.optional(), refund: Refund.optional(), dispute: Dispute.optional() }),
})
export type Event = z.output<typeof Event>

export const Statement = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      reference: z.string(),
      paymentReference: z.string().nullish(),
      about: z.string().nullish(),
      amount: z
        .string()
        .regex(/^-?\d+$/)
        .transform(BigInt),
      fee: z
        .string()
        .regex(/^-?\d+$/)
        .transform(BigInt),
      currency: z.string(),
      at: moment,
    }),
  ),
})

/** A key that lets one of our pages make tokens for a while. */
export const ClientKey = z.object({ clientKey: z.string().min(1).max(200) })
