import type { ErrorAnswer, IdentificationMethod } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'
import type { Waited } from '../check/identity-check.ts'
import { thirdPartySignIn, type ThirdPartySignIn } from './third-party-sign-in.ts'
import { waitFor } from '../check/wait-for.ts'

/** The result of a check in a window: log in by token, unknown here, or failed. */
type CheckedInWindow = Extract<ThirdPartySignIn, { at: 'entering' | 'askToRegister' }> | { at: 'failed'; error: ErrorAnswer }
type Asked = { method: IdentificationMethod; personalCode: string }

/** Begins an identification at a service; returns its window's address and a promise of the result. */
export async function beginInWindow(site: Site, { method, personalCode }: Asked, signal: AbortSignal) {
  const { call } = site
  const init = await call('POST /api/login/init', {}, { signal })
  if (!init.ok) return init
  const { identificationToken } = init.value
  const answer = await call(
    'POST /api/identification',
    { method, purpose: 'login', personalCode, identificationToken, inWindow: true },
    { signal },
  )
  if (!answer.ok) return answer
  const { token, url, zignSecRedirectUrl = url } = answer.value
  const giveUp = () => void call('POST /api/identification/cancel', { token })
  signal.addEventListener('abort', giveUp)
  const ended = waitFor(site, token, signal).then((result) => {
    signal.removeEventListener('abort', giveUp)
    return result && outcomeOf(result)
  })
  return { ok: true as const, url: zignSecRedirectUrl, ended }
}

function outcomeOf(result: Waited): CheckedInWindow {
  const next = thirdPartySignIn({ step: 2, at: 'verifying' }, { type: 'ended', result })
  if (next.at === 'entering' || next.at === 'askToRegister') return next
  return { at: 'failed', error: next.at === 'login' && next.refusal ? next.refusal : { error: 'identificationFailed', errorCode: 0 } }
}
