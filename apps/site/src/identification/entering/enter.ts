import type { ErrorAnswer, Profile } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'
import { consentErrors } from './error-names.ts'
import type { CodeBy } from '../third-party/third-party-sign-in.ts'

/** A document by the name of its modal. */
export type ConsentDocument = 'privacy-policy' | 'terms-conditions' | 'licence-agreement'
/** A login that waits for a consent: by its token, or by a cookie if it has none. */
export type PendingConsent = {
  t?: string
  document: ConsentDocument
  version: number
  accepted: Partial<Record<ConsentDocument, number>>
  customerApp?: 'poker'
}

/** The result of a login by token. */
type Entered = { ok: true; profile: Profile } | { ok: false; error: ErrorAnswer } | { ok: false; consent: PendingConsent }

const place = 'identification-consent'

/**
 * Logs in by a token, or by the authorization code of the service named by `by`; if something has to be accepted first,
 * keeps it for the modal that shows it.
 */
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
  return { ok: false, consent: keepConsent(error, { t, accepted, poker }) }
}

/** Accepts a document that a login with password, code or passkey waits for, and goes on with that login. */
export async function enterByConsent({ call }: Pick<Site, 'call'>, accepted: PendingConsent['accepted']): Promise<Entered> {
  const answer = await call('POST /api/login/consent', { accepted })
  if (answer.ok) {
    sessionStorage.removeItem(place)
    return { ok: true, profile: answer.value.profile }
  }
  const { error } = answer
  return consentErrors.includes(error.error) ? { ok: false, consent: keepConsent(error, { accepted }) } : { ok: false, error }
}

type Waiting = { t?: string; accepted?: PendingConsent['accepted']; poker?: boolean }

/** Keeps what a login waits for, for the modal in which it is read. */
export function keepConsent(error: ErrorAnswer, waiting: Waiting = {}): PendingConsent {
  const consent = consentIn(error, waiting)
  sessionStorage.setItem(place, JSON.stringify(consent))
  return consent
}

/** The document that each error asks to accept. */
const documentOf: Readonly<Record<string, ConsentDocument>> = {
  termsNotAccepted: 'privacy-policy',
  privacyNotAccepted: 'terms-conditions',
  licenceNotAccepted: 'licence-agreement',
}

function consentIn({ error, errorDetails = {} }: ErrorAnswer, { t, accepted = {}, poker = false }: Waiting): PendingConsent {
  const document = documentOf[error] ?? 'terms-conditions'
  const version = Number(errorDetails['version'] ?? 0)
  const token = typeof errorDetails['loginToken'] === 'string' ? errorDetails['loginToken'] : t
  return { ...(token ? { t: token } : {}), document, version, accepted, ...(poker ? { customerApp: 'poker' } : {}) }
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
