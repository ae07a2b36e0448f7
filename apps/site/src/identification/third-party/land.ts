import type { ErrorAnswer, Profile } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'
import { forgetTry } from '../check/kept-try.ts'
import { waitFor } from '../check/wait-for.ts'
import { enterByToken, type ConsentDocument } from '../entering/enter.ts'
import { refusalOf, thirdPartySignIn, type ThirdPartySignIn } from './third-party-sign-in.ts'

/** How a landing ends: the player is in or reads a document first, is asked to sign up, or is told an error. */
export type Landed =
  | { at: 'entered'; profile?: Profile; modal?: ConsentDocument }
  | { at: 'ask'; state: Extract<ThirdPartySignIn, { at: 'askToRegister' }> }
  | { at: 'failed'; error: ErrorAnswer }

/** Nobody is in another app here, whose phone sleeps meanwhile: so the page says at some time that it has no connection. */
const mostUnanswered = 10

/** Waits for the try that a service has sent the browser back from, and logs in by its token. */
export async function land(site: Site, token: string, signal: AbortSignal): Promise<Landed | undefined> {
  const result = await waitFor(site, token, signal, mostUnanswered)
  if (!result) return undefined
  // An unanswered question can be asked again by reloading the page.
  if (result.payload.error !== 'connection') forgetTry()
  const next = thirdPartySignIn({ step: 2, at: 'verifying' }, { type: 'ended', result })
  if (next.at === 'askToRegister') return { at: 'ask', state: next }
  if (next.at !== 'entering') return { at: 'failed', error: refusalOf(result) }
  const entered = await enterByToken(site, next.loginToken, { poker: result.payload.customerApp === 'poker' })
  if (entered.ok) return { at: 'entered', profile: entered.profile }
  return 'consent' in entered ? { at: 'entered', modal: entered.consent.document } : { at: 'failed', error: entered.error }
}
