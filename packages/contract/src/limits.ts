import { z } from 'zod'
import { Amount, Moment, Nothing, type Call } from './call.ts'

/** One limit of one period, as the player sees it. */
export const LimitPeriod = z.object({
  type: z.enum(['deposit', 'loss', 'wager']),
  period: z.enum(['daily', 'weekly', 'monthly']),
  limited: z.boolean(),
  amount: Amount.nullable(),
  usedAmount: Amount,
  availableAmount: Amount.nullable(),
  endTime: Moment,
  mandatory: z.boolean(),
})
export type LimitPeriod = z.infer<typeof LimitPeriod>

export const readLimits = {
  at: 'GET /api/limits',
  about: 'Every limit of the logged-in player with what is used and left',
  takes: Nothing,
  answers: z.object({ limits: z.array(LimitPeriod), increasingEffectiveHours: z.int(), localeUpdateTime: z.string() }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

export const setLimits = {
  at: 'POST /api/limits',
  about: 'Sets limits of one type. Lower and first ones hold at once; a raise is refused here until its delay can be kept',
  takes: z.object({
    type: z.enum(['deposit', 'loss', 'wager']),
    dailyAmount: Amount.optional(),
    weeklyAmount: Amount.optional(),
    monthlyAmount: Amount.optional(),
  }),
  answers: z.object({ limits: z.array(LimitPeriod) }),
  refuses: [2, 8, 115, 239],
  who: 'player',
} as const satisfies Call

export const limits = { readLimits, setLimits }
