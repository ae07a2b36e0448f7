import type { Called } from './call-wallet.ts'
import { raisesAlarm } from './codes.ts'
import { nextAttempt } from '@fairhouse/process/next-attempt.ts'
import type { Sending } from './outbox.sql.ts'

/** The consequence of an attempt for a call that must arrive. */
export type Verdict = Pick<Sending, 'outcome' | 'nextAt' | 'lastAnswer'> & { alarm: string | null }

const roundUnknownMs = 10 * 60_000

/** Judges one attempt by the protocol: done, again later, or an alarm for a person. */
export function judgeAnswer(sending: Sending, called: Called, now: Date): Verdict {
  if (called.kind === 'unknown') return again(sending, called.reason, now)
  const { status, code, replayed } = called.answer
  if (status === 'OK') return { outcome: 'done', nextAt: null, lastAnswer: replayed ? 'OK, replayed' : 'OK', alarm: null }
  const tooLong = code === 'ROUND_UNKNOWN' && now.getTime() - sending.createdAt.getTime() >= roundUnknownMs
  if (raisesAlarm(code) || tooLong) return { outcome: 'alarm', nextAt: null, lastAnswer: code, alarm: code }
  // A bad signature or clock may be fixed by then, and repeating the call applies nothing twice.
  return again(sending, code, now)
}

function again(sending: Sending, said: string, now: Date): Verdict {
  const nextAt = nextAttempt(sending.createdAt, sending.attempts + 1, now)
  if (nextAt) return { outcome: 'waiting', nextAt, lastAnswer: said, alarm: null }
  return { outcome: 'givenUp', nextAt: null, lastAnswer: said, alarm: 'GIVEN_UP' }
}
