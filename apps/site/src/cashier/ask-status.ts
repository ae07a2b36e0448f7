import { notAnswered } from '@fairhouse/contract/gateway-refusal.ts'
import { onNews } from '../push/index.ts'
import { numberSetting } from '../shell/setting.ts'
import { showError } from '../shell/show-error.ts'
import type { Site } from '../site.ts'
import type { DepositEvent, Running } from './deposit-flow.ts'
import { poll } from './poll.ts'

type Send = (event: DepositEvent) => void
const uncounted = Number.MAX_SAFE_INTEGER

/** Asks how a deposit stands: at once, every five seconds, and whenever the server says that it moved. A question that is refused is told once, counts, and does not end the asking. */
export function waitFor(site: Site, running: Running, tell: Send, signal: AbortSignal): void {
  // This file may have come too late.
  if (signal.aborted) return
  let polls = 0
  let isTold = false
  poll(numberSetting(site.settings, 'depositForm.waitingForAnswerSec', 300), signal, async (maxPolls) => {
    polls += 1
    if (polls > maxPolls) return
    const refused = await ask(site, running, tell, signal, { type: 'noAnswer', maxPolls }, maxPolls)
    if (!refused || isTold || refused.error === 'connection') return
    isTold = true
    await showError(site, refused)
  })
  follow(site, running, tell, signal)
}

/** Asks whenever the server says that this deposit moved; that does not count as a question. */
export function follow(site: Site, running: Running, tell: Send, signal: AbortSignal): void {
  if (signal.aborted) return
  const told = () => void ask(site, running, tell, signal, { type: 'noAnswer', maxPolls: uncounted }, uncounted)
  const deaf = onNews((news) => news.event === 'deposit' && news.data.reference === running.reference && told())
  signal.addEventListener('abort', deaf)
}

/** Asks once how a deposit stands that a reload interrupted. */
export async function askOnce(site: Site, running: Running, tell: Send, signal: AbortSignal): Promise<void> {
  await ask(site, running, tell, signal, { type: 'unknown' }, 1)
}

/** As long as the setting allows it was asked. */
export const nobodyKnows = async (site: Site): Promise<void> => void (await showError(site, notAnswered))

/** One question; answers why it was refused. */
async function ask(site: Site, { reference, token }: Running, tell: Send, signal: AbortSignal, otherwise: DepositEvent, maxPolls: number) {
  const answer = await site.call('GET /api/deposits/status', { reference, token }, { signal, timeoutMs: 10_000 })
  if (signal.aborted) return undefined
  tell(answer.ok ? { type: 'status', status: answer.value, maxPolls } : otherwise)
  return answer.ok ? undefined : answer.error
}
