import type { Answers } from '@fairhouse/contract/caller.ts'
import type { RequestContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { deviceOf, identificationTokenFor, withDevice } from './device.ts'
import { readByVendor, readIdentification } from './identification.sql.ts'
import { begin } from './start-identification.ts'
import { waitingRequestDetails } from './waiting-request.ts'

/** The service that identifies people at their bank. */
const method = 'trustly'
type Resumed = { token: string; reference: string; url: string; wholePage: boolean }

/** Begins Continue play: somebody proves who they are at their bank and continues with their account. */
export async function resumePlay(
  visitor: RequestContext,
  { country, customerApp }: { country: string; customerApp?: 'poker' | undefined },
): Promise<Resumed | Refused> {
  const asking = withDevice(visitor)
  const { identificationToken } = identificationTokenFor(asking.house, deviceOf(asking))
  const begun = await begin(asking, { method, purpose: 'resume', identificationToken, country, customerApp })
  if (isRefused(begun)) return begun
  const row = await readIdentification(asking.house.db, hashOfSecret(begun.token))
  if (!row || !begun.url) return refuse('identificationFailed')
  return { token: begun.token, reference: row.vendor_ref, url: begun.url, wholePage: begun.mode === 'redirect' }
}

type Standing = Answers<'GET /api/resume/status'>

/**
 * Returns the state of Continue play in the terms of a deposit's status; with the login code once the bank has
 * answered.
 */
export async function resumeStatus(asking: RequestContext, { token }: { token: string }): Promise<Standing> {
  const { status, payload } = await waitingRequestDetails(asking, { token })
  if (status === 'pending') return { loginStatus: { status: 'init' } }
  if (status === 'success' && payload.loginToken) return { loginStatus: { status: 'ok', loginCode: payload.loginToken } }
  const { error, errorCode, errorDetails, expireTimestamp } = payload
  const why = { ...(error ? { error } : {}), ...(errorCode === undefined ? {} : { errorCode }), ...(errorDetails ? { errorDetails } : {}) }
  const until = expireTimestamp ? { expireTimestamp } : {}
  const gaveUp = status === 'expired' || error === 'abortedVerification'
  return { loginStatus: { status: gaveUp ? 'cancelled' : 'rejected' }, ...why, ...until }
}

/** Takes the frame's word that the bank's page is done; returns where to go. The proof is in the status. */
export async function finishResume(
  { house, deviceId }: RequestContext,
  { reference }: { reference: string },
): Promise<{ redirectUrl: string } | Refused> {
  for (const tokenHash of await readByVendor(house.db, method, reference)) {
    const row = await readIdentification(house.db, tokenHash)
    if (row?.purpose === 'resume' && row.device_hash === hashOfSecret(deviceId ?? ''))
      return { redirectUrl: `${house.env.publicOrigin}/landing/over?value=waiting` }
  }
  return refuse('notFound')
}
