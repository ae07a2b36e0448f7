import { z } from 'zod'

const count = z.coerce.number().int().min(0).max(1000)

/** Faults of the line between the studio and the house, as a person asks for them; each number goes down as it is used up. */
export const faultsSchema = z.strictObject({
  timeOutAfterCommit: count.default(0).describe('The answers of the next N wallet calls are lost after the platform’s commit.'),
  timeOutCall: z
    .enum(['', 'authenticate', 'balance', 'bet', 'win', 'rollback', 'roundClose'])
    .default('')
    .describe('timeOutAfterCommit meets only this call; empty for any.'),
  betTwice: count.default(0).describe('The next N bets are sent twice at the same instant, under one transactionId.'),
  rollbackBeforeBet: count
    .default(0)
    .describe('The next N bets are rolled back before they are sent: the platform must refuse them as CANCELLED_BEFORE.'),
  rollbackBet: count
    .default(0)
    .describe('The next N accepted bets are answered with TRY_LATER: the studio rolls them back instead of playing them.'),
  delayWin: count.default(0).describe('The next N wins are held back for delayWinSeconds: until then the studio is told to try later.'),
  delayWinSeconds: z.coerce.number().min(0).max(86_400).default(20).describe('How long a delayed win waits, in seconds of product time.'),
  closeWithoutWin: count.default(0).describe('The next N wins of 0 are turned into a roundClose.'),
})

/** The current faults. */
export type Faults = z.output<typeof faultsSchema>

/** A fault among the {@link Faults} that is counted down. */
export type FaultCounter = 'timeOutAfterCommit' | 'betTwice' | 'rollbackBeforeBet' | 'rollbackBet' | 'delayWin' | 'closeWithoutWin'
