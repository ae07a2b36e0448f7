import type { ErrorAnswer } from '@fairhouse/contract'
import { notAnswered } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import { onPushEvent } from '../../../push/index.ts'
import { numberSetting } from '../../../base/setting.ts'
import { showError } from '../../../base/show-error.ts'
import type { Site } from '../../../base/site.ts'
import type { DepositEvent, Running } from './deposit-state.ts'
import { poll } from '../../status/poll.ts'

type Send = (event: DepositEvent) => void
const uncounted = Number.MAX_SAFE_INTEGER

/**
 * Polls the status of a deposit: every five seconds, whenever the server reports a change, and immediately unless news
 * can only come `later`. A refused call is reported once, counts, and does not stop the polling.
 */
export function waitFor(site: Site, running: Running, tell: Send, signal: AbortSignal, later = false): void {
  // This file may have come too late.
  if (signal.aborted) return
  let polls = 0
  let isTold = false
  const waitSeconds = numberSetting(site.settings, 'depositForm.waitingForAnswerSec', 300)
  poll({ waitSeconds, atOnce: !later }, signal, async (maxPolls) => {
    polls += 1
    if (polls > maxPolls) return
    const refused = await ask(site, running, tell, signal, () => ({ type: 'noAnswer', maxPolls }), maxPolls)
    if (!refused || isTold || refused.error === 'connection') return
    isTold = true
    await showError(site, refused)
  })
  follow(site, running, tell, signal)
}

/** Deposits of which there was news before anybody knew that they are ours: it may be quicker than the answer that begins one. */
const moved = new Set<string>()
onPushEvent((news) => void (news.event === 'deposit' && moved.add(news.data.reference)))

/** Asks whenever the server says that this deposit moved; that does not count as a question. */
export function follow(site: Site, running: Running, tell: Send, signal: AbortSignal): void {
  if (signal.aborted) return
  const told = () => void ask(site, running, tell, signal, () => ({ type: 'noAnswer', maxPolls: uncounted }), uncounted)
  const deaf = onPushEvent((news) => news.event === 'deposit' && news.data.reference === running.reference && told())
  signal.addEventListener('abort', deaf)
  if (moved.delete(running.reference)) told()
}

/**
 * Asks once for the status of a deposit interrupted by a reload. Only an unknown deposit is given up; a missing answer
 * says nothing.
 */
export async function askOnce(site: Site, running: Running, tell: Send, signal: AbortSignal): Promise<void> {
  const otherwise = ({ error }: ErrorAnswer): DepositEvent =>
    unknown.includes(error) ? { type: 'unknown' } : { type: 'noAnswer', maxPolls: uncounted }
  await ask(site, running, tell, signal, otherwise, 1)
}

/** The server's answers to a token that it does not know. */
const unknown: readonly string[] = ['notFound', 'checkFields']

/** As long as the setting allows it was asked. */
export const nobodyKnows = async (site: Site): Promise<void> => void (await showError(site, notAnswered))

/** One question; answers why it was refused. */
async function ask(
  site: Site,
  { reference, token }: Running,
  tell: Send,
  signal: AbortSignal,
  otherwise: (error: ErrorAnswer) => DepositEvent,
  maxPolls: number,
) {
  const answer = await site.call('GET /api/deposits/status', { reference, token }, { signal, timeoutMs: 10_000 })
  if (signal.aborted) return undefined
  tell(answer.ok ? { type: 'status', status: answer.value, maxPolls } : otherwise(answer.error))
  return answer.ok ? undefined : answer.error
}
