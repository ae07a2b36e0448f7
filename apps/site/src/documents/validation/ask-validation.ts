import type { AutomaticValidation, ErrorAnswer } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import type { ValidationStatus } from './validation-flow.ts'

const pollMs = 5000
const mostPolls = 60

type Group = AutomaticValidation['groups'][number]
type Begun = { ok: true; url: string } | { ok: false; error: ErrorAnswer }

/** Begins at the service that is on; the signal takes it back. */
export async function beginValidation(
  call: Caller,
  { provider, verificationToken }: Pick<AutomaticValidation, 'provider' | 'verificationToken'>,
  type: Group,
  signal: AbortSignal,
): Promise<Begun> {
  if (provider === 'idenfy') {
    const answer = await call('POST /api/documents/validation/idenfy', { verificationToken }, { signal })
    return answer.ok ? { ok: true, url: answer.value.url } : answer
  }
  const answer =
    provider === 'incode'
      ? await call('POST /api/documents/validation/incode', { type }, { signal })
      : await call('POST /api/documents/validation/shuftipro', {}, { signal })
  return answer.ok ? { ok: true, url: answer.value.verificationUrl } : answer
}

/**
 * Polls the validation's status at once and every five seconds, never from the cache; calls `onLong` after five
 * minutes.
 */
export function pollValidation(
  call: Caller,
  type: Group,
  signal: AbortSignal,
  { onTold, onLong }: { onTold: (told: ValidationStatus, turn: number) => void; onLong?: () => void },
): void {
  let turn = 0
  const ask = async () => {
    turn += 1
    const now = turn
    const answer = await call('GET /api/documents/validation/status', { type }, { signal })
    if (signal.aborted) return
    if (answer.ok) onTold(answer.value, now)
    if (now >= mostPolls) onLong?.()
  }
  void ask()
  const timer = setInterval(() => void ask(), pollMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}
