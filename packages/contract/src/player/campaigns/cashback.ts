import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, SignedAmount, type Call } from '../../base/call.ts'

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const Span = z.object({ from: Day, to: Day }).describe('Whole days of the country, the last one included')

/** Cashback that lies there to be taken, and for which days it is, where it was reckoned from play. */
const OpenCashback = z.object({ id: z.string(), title: z.string(), amount: Amount, until: Moment.nullable(), span: Span.nullable() })

/** What came of the days of a window, and how: the base is reckoned from the parts beside it. */
const CashbackLine = z.object({
  title: z.string(),
  span: Span,
  kind: z.enum(['netLoss', 'netDeposits']),
  parts: z.object({
    staked: Amount,
    won: Amount,
    converted: Amount,
    earlier: Amount,
    deposits: SignedAmount,
    withdrawals: SignedAmount,
    grown: SignedAmount.describe('By how much own money grew'),
  }),
  base: Amount,
  percent: z.string().describe('Such as "12.5"'),
  amount: Amount,
  state: z.enum(['due', 'open', 'taken', 'returned', 'refused']),
})
export type CashbackLine = z.infer<typeof CashbackLine>

/** Cashback that runs for this player, as a sentence needs it. */
const RunningCashback = z.object({
  title: z.string(),
  about: z.string().nullable(),
  period: z.enum(['daily', 'weekly', 'monthly']),
  kind: z.enum(['netLoss', 'netDeposits']),
  percent: z.string(),
  most: Amount.nullable(),
  least: Amount.nullable(),
  validity: z.int().nullable().describe('Days in which it can be taken'),
  allGames: z.boolean(),
  games: z.array(z.string()).describe('Titles, where not all games count; at most 30 of them'),
})

const readCashback = {
  at: 'GET /api/cashback',
  about: 'What cashback lies there to be taken, what of it runs for this player, and what the last windows brought',
  takes: Nothing,
  answers: z.object({
    currency: Currency,
    amount: Amount.describe('What can be taken now'),
    paused: z.boolean().describe('Nothing can be taken while the player is kept out, and its time stands still'),
    open: z.array(OpenCashback),
    running: z.array(RunningCashback),
    lines: z.array(CashbackLine).describe('The newest first'),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const takeCashback = {
  at: 'POST /api/cashback/take',
  about: 'All cashback that lies there becomes cash',
  takes: Nothing,
  answers: z.object({ taken: Amount, currency: Currency }),
  refuses: [115, 283, 402],
  who: 'player',
} as const satisfies Call

export const cashback = { readCashback, takeCashback }
