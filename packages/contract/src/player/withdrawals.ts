import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../base/call.ts'
import { StoredDetail } from './shapes/stored-detail.ts'

/** A withdrawal request. */
export const Withdrawal = z.object({
  reference: z.string(),
  amount: Amount,
  fee: Amount.describe('Kept back of the amount'),
  currency: Currency,
  status: z.enum(['pending', 'processing', 'paid', 'cancelled', 'rejected', 'returned']),
  destination: z.string(),
  requestedAt: Moment,
  cancellable: z.boolean(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** An account that can be paid out to, and its terms. */
export const WithdrawalDestination = StoredDetail.extend({
  name: z.string(),
  nameKey: z.string().optional().describe('Message key of a way to pay that is no brand'),
  logo: z.string(),
  minAmount: Amount,
  maxAmount: Amount.nullable().describe('null: only the balance bounds it'),
  feePercent: z.string().describe('Decimal string, e.g. "1.5"'),
  feeFixed: Amount,
})
export type WithdrawalDestination = z.infer<typeof WithdrawalDestination>

const withdrawalOffer = {
  at: 'GET /api/payment/withdrawals',
  about: 'What can be withdrawn, where to, and what is under way',
  takes: Nothing,
  answers: z.object({
    currency: Currency,
    available: Amount,
    bound: Amount.describe('Bonus money that is still to be wagered: no part of what is available'),
    destinations: z.array(WithdrawalDestination),
    withdrawals: z.array(Withdrawal),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const initWithdraw = {
  at: 'POST /api/payment/initWithdraw',
  about: 'Asks for money to be paid out; it leaves the playable balance at once',
  takes: z.object({
    amount: Amount,
    currency: Currency,
    storedDetailReference: z.string().max(80),
    password: z.string().max(256).optional(),
  }),
  answers: z.object({ withdrawal: Withdrawal }),
  refuses: [
    2, 117, 121, 124, 125, 126, 127, 128, 129, 137, 186, 199, 200, 219, 232, 234, 235, 240, 251, 254, 260, 261, 303, 305, 307, 9102,
  ],
  who: 'player',
  keyed: true,
} as const satisfies Call

const cancelWithdrawal = {
  at: 'POST /api/payment/cancelWithdrawal',
  about: "Takes a pending request back, where the country's rules let it",
  takes: z.object({ reference: z.string().max(80) }),
  answers: z.object({ withdrawal: Withdrawal }),
  refuses: [2, 101, 405],
  who: 'player',
} as const satisfies Call

const cancelWithdrawals = {
  at: 'POST /api/payment/cancelWithdrawals',
  about: 'Takes several pending requests back at once. 405 where that failed for all of them, or (extent partly) for some',
  takes: z.object({ references: z.array(z.string().max(80)).min(1).max(50) }),
  answers: z.object({ withdrawals: z.array(Withdrawal) }),
  refuses: [2, 405],
  who: 'player',
} as const satisfies Call

export const withdrawals = { withdrawalOffer, initWithdraw, cancelWithdrawal, cancelWithdrawals }
