import { z } from 'zod'
import { Amount, Currency, Moment } from '../../base/call.ts'

/** Payment instructions for a payment without a provider's page: where to pay, how much, until when. */
export const PaymentDetail = z.object({
  payAmount: z.string().optional().describe('Crypto: the amount in its own currency'),
  payCurrency: z.string().optional(),
  address: z.string().optional(),
  uri: z.string().optional().describe('BIP 21 or ERC-681, or what a wallet opens'),
  qrCode: z.string().optional().describe('What the QR code says'),
  createdAt: Moment.optional(),
  expiresAt: Moment.optional(),
  type: z.string().optional().describe('What the value is: iban, clabe, reference, barcode, code, qr'),
  value: z.string().optional(),
  amount: Amount.optional(),
  currency: Currency.optional(),
  reference: z.string().optional(),
  accountNumber: z.string().optional(),
  beneficiary: z.string().optional(),
  bank: z.string().optional(),
  barcode: z.string().optional(),
})
export type PaymentDetail = z.infer<typeof PaymentDetail>
