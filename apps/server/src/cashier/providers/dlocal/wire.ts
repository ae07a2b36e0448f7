import { z } from 'zod'

const Text = z.string().max(400).nullish()
const Moment = z.string().max(40).nullish()

/** A payment in dLocal's answers and notices. Amounts are JSON numbers. */
export const Payment = z.object({
  id: z.string().min(1).max(100),
  amount: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  order_id: z.string().min(1).max(100),
  status: z.enum(['PENDING', 'PAID', 'REJECTED', 'CANCELLED', 'EXPIRED', 'AUTHORIZED', 'VERIFIED']),
  status_code: z.coerce.string().max(10),
  status_detail: Text,
  redirect_url: z.url().nullish(),
  ticket: z
    .object({
      type: z.enum(['NUMERIC', 'BARCODE', 'CUSTOM', 'REFERENCE_CODE', 'QR_CODE']),
      number: Text,
      barcode: Text,
      id: Text,
      qr_code: z.string().max(2000).nullish(),
      expiration_date: Moment,
      company_name: Text,
      provider_name: Text,
    })
    .nullish(),
  bank_transfer: z
    .object({
      bank_account: z.string().max(60),
      bank_name: Text,
      beneficiary_name: Text,
      reference: Text,
      expiration_date: Moment,
    })
    .nullish(),
})
export type Payment = z.output<typeof Payment>
/** The body of a refused call. */
export const Refusal = z.object({
  code: z.coerce.string().max(10),
  message: z.string().max(400).optional(),
  param: z.string().max(100).optional(),
})
