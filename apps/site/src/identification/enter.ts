import type { ErrorAnswer, Profile } from '@fairhouse/contract'
import type { Site } from '../site.ts'
import { consentErrors } from './error-names.ts'
import type { CodeBy } from './third-party-sign-in.ts'

/** A document by the name of its modal. */
export type ConsentDocument = 'privacy-policy' | 'terms-conditions'
/** A login by token that waits until something is accepted. */
export type PendingConsent = {
  t: string
  document: ConsentDocument
  version: number
  accepted: Partial<Record<ConsentDocument, number>>
  customerApp?: 'poker'
}

/** What a login by token came to. */
export type Entered = { ok: true; profile: Profile } | { ok: false; error: ErrorAnswer } | { ok: false; consent: PendingConsent }

const place = 'identification-consent'

/** Logs in by a token, or by the authorization code of the service that `by` names; where something has to be accepted first, that is kept for the modal in which it is read. */
export async function enterByToken(
  { call }: Pick<Site, 'call'>,
  t: string,
  { poker = false, accepted = {}, by }: { poker?: boolean; accepted?: PendingConsent['accepted']; by?: CodeBy | undefined } = {},
): Promise<Entered> {
  const answer = await call('POST /api/login/token', { t, accepted, ...by, ...(poker ? { customerApp: 'poker' } : {}) })
  if (answer.ok) {
    sessionStorage.removeItem(place)
    return { ok: true, profile: answer.value.profile }
  }
  const { error } = answer
  if (!consentErrors.includes(error.error)) return { ok: false, error }
  const consent = consentIn(error, t, accepted, poker)
  sessionStorage.setItem(place, JSON.stringify(consent))
  return { ok: false, consent }
}

function consentIn(
  { error, errorDetails = {} }: ErrorAnswer,
  t: string,
  accepted: PendingConsent['accepted'],
  poker: boolean,
): PendingConsent {
  const document = error === consentErrors[0] ? 'privacy-policy' : 'terms-conditions'
  const version = Number(errorDetails['version'] ?? 0)
  const token = typeof errorDetails['loginToken'] === 'string' ? errorDetails['loginToken'] : t
  return { t: token, document, version, accepted, ...(poker ? { customerApp: 'poker' } : {}) }
}

/** The login that waits for this document. */
export function pendingConsent(document: string): PendingConsent | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as PendingConsent | null // this file writes it
    return kept?.document === document ? kept : undefined
  } catch {
    return undefined
  }
}
