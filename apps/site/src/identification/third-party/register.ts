import type { ThirdPartyDetails } from '@fairhouse/contract'
import { forget } from '../../base/answers.ts'
import { callWithPuzzle } from '../../base/forms/call-with-puzzle.ts'
import type { Site } from '../../base/site.ts'
import { forgetDetails } from './kept-details.ts'
import type { ThirdPartyRegistrationEvent, TypedDetails } from './third-party-registration.ts'

/** Sends what a service has told and what was typed beside it. */
export async function register(
  site: Site,
  { method, details }: ThirdPartyDetails,
  typed: TypedDetails,
  signal: AbortSignal,
): Promise<ThirdPartyRegistrationEvent> {
  const { registrationToken, authorizationToken } = details
  const input = { method, ...(authorizationToken ? { authorizationToken } : { registrationToken }), fields: { ...typed } }
  const answer = await callWithPuzzle(site, 'POST /api/registration', input, { keyed: true, signal })
  if (!answer.ok && answer.error.error === 'shownElsewhere') {
    // Somebody is logged in here already, by another tab: the page shows that.
    forget(site.queries, 'GET /api/session')
    return { type: 'registered', auto: false }
  }
  if (!answer.ok) return { type: 'refused', error: answer.error }
  forgetDetails()
  const { loginToken, autoLogin } = answer.value
  return { type: 'registered', auto: autoLogin, ...(loginToken ? { loginToken } : {}) }
}
