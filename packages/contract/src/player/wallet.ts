import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, SignedAmount, type Call } from '../base/call.ts'

/**
 * The wallet as the balance pop-over shows it. `cash` includes `cashReserve`; cash available for play is the
 * difference.
 */
export const Wallet = z.object({
  currency: Currency,
  balance: Amount,
  cash: Amount,
  cashReserve: Amount,
  held: Amount.describe('Received, not yet creditable'),
  promo: Amount,
  bettingBonus: Amount,
  liveCasinoBonus: z.object({ playableBonus: Amount, totalWinnings: Amount, maxWinnings: Amount }),
  cashBack: Amount,
  savingCash: Amount,
  freeSpins: z.int(),
  awardPoints: z.int(),
  currentTurnover: Amount,
  totalTurnover: Amount,
  inPlay: Amount,
  pendingWithdrawal: Amount,
  sessionSummary: z
    .object({ openCashBalance: Amount, totalCashBet: Amount, totalCashWin: Amount })
    .optional()
    .describe('Play since this login, where the country wants it shown'),
  gameSummary: z
    .object({ totalCashBet: Amount, totalCashWin: Amount })
    .optional()
    .describe('Play in the whole life of the account, likewise'),
  seq: z.string().describe('Rises with every movement; a later answer has a higher one'),
})
export type Wallet = z.infer<typeof Wallet>

const readWallet = {
  at: 'GET /api/wallet',
  about: 'Balances of the logged-in player',
  takes: Nothing,
  answers: Wallet,
  refuses: [115],
  who: 'player',
} as const satisfies Call

/** One line of the player's statement. */
export const Transaction = z.object({
  id: z.string(),
  kind: z.enum([
    'deposit',
    'withdrawal',
    'game',
    'promo',
    'loyalty',
    'refund',
    'chargeback',
    'adjustment',
    'jackpot',
    'raceBuyIn',
    'raceRefund',
    'racePrize',
  ]),
  about: z.string().describe('Method or game, as a message key or a name'),
  amount: SignedAmount,
  fee: Amount.optional(),
  currency: Currency,
  status: z.string(),
  at: Moment,
  reference: z.string().optional(),
  points: z
    .string()
    .regex(/^-?\d{1,18}\.\d{3}$/)
    .optional()
    .describe('Loyalty points that were earned or, below zero, exchanged'),
  cancellable: z.boolean().optional().describe('A withdrawal that can be taken back'),
})
export type Transaction = z.infer<typeof Transaction>

const listTransactions = {
  at: 'GET /api/transactions',
  about: "The player's statement, newest first",
  takes: z.object({
    type: z.enum(['deposit', 'withdrawal', 'promo', 'game', 'games', 'loyalty', 'betting', 'all']).default('all'),
    status: z.enum(['pending']).optional(),
    from: Moment.optional().describe('Nothing older than this'),
    before: z.string().max(60).optional().describe('Cursor from the answer before'),
    size: z.coerce.number().int().min(0).max(100).default(20),
    includeTotalAmounts: z.stringbool().optional(),
  }),
  answers: z.object({
    transactions: z.array(Transaction),
    next: z.string().nullable(),
    totalCashBet: Amount.optional(),
    totalCashWin: Amount.optional(),
  }),
  refuses: [2, 115],
  who: 'player',
} as const satisfies Call

export const wallet = { readWallet, listTransactions }
