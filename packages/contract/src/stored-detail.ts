import { z } from 'zod'

/** A stored payment detail: a saved card or account, masked. */
export const StoredDetail = z.object({
  storedDetailReference: z.string(),
  description: z.string(),
  blocked: z.boolean(),
  verified: z.boolean(),
})
export type StoredDetail = z.infer<typeof StoredDetail>
