import { z } from 'zod'

const count = z.coerce.number().int().min(0).max(1000)

/** Faults that a person can ask for; each number goes down as it is used up. */
export const faultsSchema = z.strictObject({
  timeOutAfterCommit: count
    .default(0)
    .describe('The answers of the next N wallet calls are thrown away: a time-out after the platform’s commit.'),
  timeOutCall: z
    .enum(['', 'authenticate', 'balance', 'bet', 'win', 'rollback', 'roundClose'])
    .default('')
    .describe('timeOutAfterCommit meets only this call; empty for any.'),
  betTwice: count.default(0).describe('The next N bets are sent twice at the same instant, under one transactionId.'),
  rollbackBeforeBet: count
    .default(0)
    .describe('The next N bets are rolled back before they are sent: the platform must refuse them as CANCELLED_BEFORE.'),
  rollbackBet: count.default(0).describe('The next N accepted bets are rolled back instead of played.'),
  delayWin: count.default(0).describe('The next N wins wait for delayWinSeconds before they are sent first.'),
  delayWinSeconds: z.coerce.number().min(0).max(86_400).default(20).describe('How long a delayed win waits, in seconds of product time.'),
  closeWithoutWin: count.default(0).describe('The next N rounds that win nothing are closed by roundClose instead of a win of 0.'),
})

/** The current faults. */
export type Faults = z.output<typeof faultsSchema>

/** A fault among the {@link Faults} that is counted down. */
export type FaultCounter = 'timeOutAfterCommit' | 'betTwice' | 'rollbackBeforeBet' | 'rollbackBet' | 'delayWin' | 'closeWithoutWin'
