import { z } from 'zod'

/** An invoice of BTCPay Server's Greenfield API. Times are seconds. */
export const Invoice = z.object({
  id: z.string().min(1).max(100),
  amount: z.string().max(40),
  paidAmount: z.string().max(40).nullish(),
  currency: z.string().max(10),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.enum(['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver']),
  createdTime: z.number(),
  expirationTime: z.number(),
  metadata: z.object({ orderId: z.string().min(1).max(100) }),
})
export type Invoice = z.output<typeof Invoice>

/** One way to pay an invoice: address, amount, and the link that opens a wallet. */
export const PaymentMethod = z.object({
  paymentMethodId: z.string().max(40),
  currency: z.string().max(10),
  destination: z.string().max(200),
  paymentLink: z.string().max(600).nullish(),
  amount: z.string().max(40),
})
export const PaymentMethods = z.array(PaymentMethod)

/** A webhook's body; the amounts are read from the invoice itself. */
export const Event = z.object({
  deliveryId: z.string().min(1).max(100),
  originalDeliveryId: z.string().max(100).nullish(),
  type: z.string().max(60),
  timestamp: z.number(),
  invoiceId: z.string().min(1).max(100),
  metadata: z.object({ orderId: z.string().min(1).max(100) }),
  overPaid: z.boolean().nullish(),
  partiallyPaid: z.boolean().nullish(),
  afterExpiration: z.boolean().nullish(),
  payment: z.object({ value: z.string().max(40) }).nullish(),
})
export type Event = z.output<typeof Event>
