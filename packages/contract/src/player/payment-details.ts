import { z } from 'zod'
import { Moment, Nothing, type Call } from '../base/call.ts'
import { MethodField } from './shapes/method-field.ts'
import { StoredDetail } from './shapes/stored-detail.ts'

/** The payment details that a player has given. */
export const PaymentDetails = z.object({
  methodId: z.int(),
  fields: z.array(MethodField).describe('With their present values'),
  status: z.enum(['none', 'unverified', 'verified']),
  isFunded: z.boolean().describe('Money has come from this account'),
  pausedUntil: Moment.nullable().describe('Nothing is paid out until then, for the account was changed'),
  unverified: z.array(StoredDetail).describe('Stored cards and accounts that nobody has confirmed yet'),
})
export type PaymentDetails = z.infer<typeof PaymentDetails>

const readPaymentDetails = {
  at: 'GET /api/payment/details',
  about: 'Where the money of a player goes: fields with their present values, and whether they are confirmed',
  takes: Nothing,
  answers: PaymentDetails,
  refuses: [115, 3001],
  who: 'player',
} as const satisfies Call

const updatePaymentDetails = {
  at: 'POST /api/payment/details',
  about: 'Payment details update: name and IBAN of the account that money is paid out to',
  takes: z.object({ methodId: z.int(), fields: z.record(z.string().max(60), z.string().max(1000)) }),
  answers: PaymentDetails,
  refuses: [2, 115, 213, 224, 310, 3001, 9102],
  who: 'player',
} as const satisfies Call

export const paymentDetails = { readPaymentDetails, updatePaymentDetails }
