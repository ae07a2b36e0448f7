import { z } from 'zod'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../studio.ts'
import { freeRoundsList, freeRoundsSchema } from '../free-rounds/free-rounds.ts'
import { knownCodes } from './codes.ts'
import { signCall } from './signature.ts'

/** The calls of wallet v1. */
type WalletCall = 'authenticate' | 'balance' | 'bet' | 'win' | 'betWin' | 'rollback' | 'roundClose'

const minor = z.string().regex(/^\d{1,18}$/)
const answerSchema = z.looseObject({
  status: z.enum(['OK', 'ERROR']),
  code: z.string().min(1).max(100),
  replayed: z.boolean().optional(),
  balance: z.looseObject({ cash: minor, bonus: minor }).nullish(),
  freeRound: freeRoundsSchema.optional(),
  freeRounds: freeRoundsList.optional(),
  details: z.record(z.string(), z.unknown()).nullish(),
})

/** The platform's answer to a call; its callers read the fields specific to a call. */
export type WalletAnswer = z.output<typeof answerSchema>

/** The outcome of a call: a valid answer, or unknown if nothing says what the platform did. */
export type Called = { kind: 'answered'; answer: WalletAnswer } | { kind: 'unknown'; reason: string }

const patienceMs = 5000

/** Makes one signed wallet call and returns its outcome. Throws only while the studio is closing. */
export async function callWallet(world: World, call: WalletCall, fields: Record<string, unknown>, closing: AbortSignal): Promise<Called> {
  const path = `/wallet/v1/${call}`
  const body = JSON.stringify({ requestId: newId('req'), ...fields })
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Fairhouse-Studio/1', ...signCall(world, path, body) }
  const ended = world.metrics.walletCalls.startTimer({ call })
  const signal = AbortSignal.any([closing, AbortSignal.timeout(patienceMs)])
  const called = await fetch(world.environment.walletOrigin + path, { method: 'POST', headers, body, redirect: 'manual', signal })
    .then(async (response): Promise<Called> => understand(response.status, await response.text()))
    .catch((error: Error): Called => ({
      kind: 'unknown',
      reason: error.name === 'TimeoutError' ? 'no answer in 5 seconds' : 'not reached',
    }))
  // Our own end interrupted the call: nothing is written about it, and the next start sees it as unknown.
  closing.throwIfAborted()
  ended({ code: codeOf(called) })
  return called
}

/** A code as a metric is labelled with it: whatever a platform answers, there are few. */
function codeOf(called: Called): string {
  if (called.kind === 'unknown') return 'NO_ANSWER'
  return knownCodes.has(called.answer.code) ? called.answer.code : 'OTHER'
}

function understand(status: number, text: string): Called {
  try {
    const answer = answerSchema.parse(JSON.parse(text))
    return { kind: 'answered', answer }
  } catch {
    return { kind: 'unknown', reason: `answered ${status} with what is no answer of wallet v1` }
  }
}
