import { z } from 'zod'

/** A stored payment detail: a saved card or account, masked. */
export const StoredDetail = z.object({
  storedDetailReference: z.string(),
  description: z.string(),
  blocked: z.boolean(),
  verified: z.boolean(),
  paymentMethodId: z.int().optional(),
  clearingHouse: z.string().optional().describe('Of a bank account: with the bank its logo is found'),
  bankName: z.string().optional(),
})
export type StoredDetail = z.infer<typeof StoredDetail>
