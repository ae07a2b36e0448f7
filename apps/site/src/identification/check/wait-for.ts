import type { Site } from '../../base/site.ts'
import { numberSetting } from '../../base/setting.ts'
import type { Waited } from './identity-check.ts'

const againMs = 1000
const afterRefusalMs = 3000

/**
 * Polls a try every second until it is over. A call is abandoned after half a second and repeated quietly; after
 * `mostUnanswered` failures in a row the wait ends. Honours a server that asks for patience. Returns nothing once the
 * signal is aborted.
 */
export async function waitFor(
  { call, settings }: Pick<Site, 'call' | 'settings'>,
  token: string,
  signal: AbortSignal,
  mostUnanswered = Infinity,
): Promise<Waited | undefined> {
  const timeoutMs = numberSetting(settings, 'timings.waitingRequestTimeoutMs', 500)
  let unanswered = 0
  while (!signal.aborted) {
    const answer = await call('POST /api/waiting-request', { token }, { signal, timeoutMs })
    if (signal.aborted) return undefined
    // An answer without a payload says no more than its status.
    if (answer.ok && answer.value.status !== 'pending') return { ...answer.value, payload: answer.value.payload ?? {} }
    unanswered = !answer.ok && answer.error.error === 'connection' ? unanswered + 1 : 0
    if (unanswered >= mostUnanswered && !answer.ok) return { status: 'error', payload: answer.error }
    await pause(answer.ok || answer.error.error === 'connection' ? againMs : afterRefusalMs, signal)
  }
  return undefined
}

/**
 * Pauses, unless the service's window or frame reports that it is done: then the server is asked immediately. The
 * report itself proves nothing.
 */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('identification')
    const end = () => {
      clearTimeout(timer)
      channel.close()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => isDone(data) && end())
    signal.addEventListener('abort', end)
  })
}

/** A message of the type identification with the value done; no other ends the wait. */
export function isDone(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { type, value } = data as { type?: unknown; value?: unknown } // each is compared
  return type === 'identification' && value === 'done'
}
