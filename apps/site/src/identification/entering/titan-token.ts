import type { ErrorAnswer, Profile } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'
import { enterByToken, type ConsentDocument } from './enter.ts'
import type { Waited } from '../check/identity-check.ts'
import { waitFor } from '../check/wait-for.ts'

/** The result of a titanToken: a login, a document to accept first, or an error for the sign-in form. */
type TitanLogin = { at: 'entered'; profile: Profile } | { at: 'consent'; document: ConsentDocument } | { at: 'failed'; error: ErrorAnswer }

/** Logs in by a titanToken, which was the only parameter of an address. */
export async function logInByTitanToken(site: Site, token: string, signal: AbortSignal): Promise<TitanLogin | undefined> {
  const result = await waitFor(site, token, signal)
  if (!result) return undefined
  if (result.status !== 'success' || !result.payload.loginToken) return { at: 'failed', error: titanError(result) }
  const entered = await enterByToken(site, result.payload.loginToken)
  if (entered.ok) return { at: 'entered', profile: entered.profile }
  return 'consent' in entered ? { at: 'consent', document: entered.consent.document } : { at: 'failed', error: entered.error }
}

/**
 * Reports expiry and errors by their code; without one the renewal of a document failed, because it belongs to somebody
 * else if that is said.
 */
export function titanError({ status, payload }: { status: string; payload: Waited['payload'] }): ErrorAnswer {
  const { error, errorCode, errorDetails } = payload
  if ((status === 'expired' || status === 'error') && errorCode !== undefined)
    return { error: error ?? 'unknown', errorCode, ...(errorDetails ? { errorDetails } : {}) }
  const ofSomebodyElse = error === 'duplicated' || error === 'documentRenewalDuplicated'
  return { error: ofSomebodyElse ? 'documentRenewalDuplicated' : 'documentRenewalFailed', errorCode: 0 }
}
