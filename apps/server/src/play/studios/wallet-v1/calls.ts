import { z } from 'zod'

const id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w:.-]+$/)
const minor = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(BigInt)
const positive = minor.refine((amount) => amount > 0n)
const requestId = z.string().min(1).max(100)
const playerRef = z.string().max(80)
const currency = z.string().min(3).max(4)

/** The award that a round is taken from, instead of a stake. */
const freeRound = z.object({ award: id })

/** The outcome of its game that a round gave, by the name in the listing, if it can win a jackpot. */
const jackpot = z.object({ outcome: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/) })

/** The input of each call of wallet v1; unknown fields are ignored. */
export const calls = {
  authenticate: z.object({ requestId, launchToken: z.string().max(100) }),
  balance: z.object({ requestId, playerRef, sessionToken: z.string().max(100) }),
  bet: z.object({
    requestId,
    playerRef,
    sessionToken: z.string().max(100),
    transactionId: id,
    roundId: id,
    gameId: id,
    amount: positive,
    currency,
    freeRound: freeRound.optional(),
  }),
  win: z
    .object({
      requestId,
      playerRef,
      transactionId: id,
      roundId: id,
      gameId: id.optional(),
      betTransactionId: id.optional(),
      amount: minor,
      currency,
      roundClosed: z.boolean(),
      freeRound: freeRound.optional(),
      jackpot: jackpot.optional(),
    })
    // What a round gave is known once it is over.
    .refine((win) => !win.jackpot || win.roundClosed),
  betWin: z.object({
    requestId,
    playerRef,
    sessionToken: z.string().max(100),
    roundId: id,
    gameId: id,
    currency,
    bet: z.object({ transactionId: id, amount: positive }),
    win: z.object({ transactionId: id, amount: minor, jackpot: z.undefined().optional() }),
    // A free round is a bet and a win: taken for an unknown field, it would be staked.
    freeRound: z.undefined().optional(),
    // So is one that hits a jackpot: taken for an unknown field, it would be lost.
    jackpot: z.undefined().optional(),
  }),
  rollback: z.object({
    requestId,
    playerRef,
    transactionId: id,
    targetTransactionId: id,
    roundId: id,
    reason: z.string().max(200).optional(),
  }),
  roundClose: z.object({ requestId, playerRef, transactionId: id, roundId: id }),
} as const
export type CallName = keyof typeof calls
export type CallInput<Name extends CallName> = z.output<(typeof calls)[Name]>
