import { readNationalId } from '@fairhouse/fields/national-id.ts'
import { askJson } from '../../identification-contract/ask-json.ts'
import type { FailReason, Look, Method, MethodContext, StartInput } from '../../identification-contract/method.ts'
import { countryCodes, spelled } from '../../identification-contract/personal-code.ts'
import { pinnedFetch } from '../../identification-contract/pinned-fetch.ts'
import { phoneText } from '../../identification-contract/phone-text.ts'
import { checkSession, hashAlgorithm, type Session } from './check-session.ts'
import { verificationCode } from './verification-code.ts'
import { SessionStarted, SessionStatus } from './wire.ts'

/** The minimum time the service waits before it answers that a session is still running. */
const waitMs = 1000
const challengeBytes = 64
const lettersShort = 60
const lettersLong = 200

/** Why a session is not begun, by HTTP status. The vendor asks to show people one message for all. */
const startFailures: Readonly<Record<number, FailReason>> = { 404: 'notACustomer', 471: 'unusable', 472: 'unusable', 480: 'unsupportedApp' }

/**
 * Smart-ID, relying-party API version 3, by notification to the phone of a personal code's owner.
 * docs/protocols/smart-id.md.
 */
export const smartId: Method = {
  asks: ['personalCode'],
  againMs: 0,
  start,
  look,
}

const pinned = ({ fetch, settings }: MethodContext) => ({ fetch: pinnedFetch(fetch, settings.get('be.smartId.pinnedKeys')) })

async function start(context: MethodContext, input: StartInput): ReturnType<Method['start']> {
  const { settings, clock, random } = context
  const countries = settings.get('be.smartId.countries')
  const country = countries.includes(input.country) ? input.country : (countries[0] ?? '')
  const personalCode = spelled(country, input.personalCode)
  if (!readNationalId(country, personalCode, clock.now().toISOString().slice(0, 10)))
    return { wrong: { field: 'personalCode', rule: 'nationalId', values: { country } } }
  const session = sessionFor(context, country, personalCode, random(challengeBytes).toString('base64'), interactionsFor(context, input))
  const path = `authentication/notification/etsi/PNO${countryCodes[country]}-${encodeURIComponent(personalCode)}`
  const { status, body } = await askJson(
    pinned(context),
    SessionStarted,
    `${settings.get('be.smartId.url')}/${path}`,
    requestOf(context, session),
  )
  if (!body) return { failed: startFailures[status] ?? 'vendorDown' }
  return {
    mode: 'code',
    code: verificationCode(session.rpChallenge),
    expiresAt: new Date(clock.now().getTime() + settings.get('be.smartId.waitSeconds') * 1000),
    vendorRef: body.sessionID,
    state: session,
  }
}

type Interaction = { type: string; displayText60?: string; displayText200?: string }

/** First the prompt that makes people compare codes, then the plain one for older apps. */
function interactionsFor({ settings }: MethodContext, { language }: StartInput): Interaction[] {
  const text = phoneText(settings.get('site.name'), language)
  return [
    { type: 'confirmationMessageAndVerificationCodeChoice', displayText200: text.slice(0, lettersLong) },
    { type: 'displayTextAndPIN', displayText60: text.slice(0, lettersShort) },
  ]
}

function sessionFor(
  { settings }: MethodContext,
  country: string,
  personalCode: string,
  rpChallenge: string,
  interactions: Interaction[],
): Session {
  return {
    country,
    personalCode,
    rpChallenge,
    level: settings.get('be.smartId.certificateLevel'),
    schemeName: settings.get('be.smartId.schemeName'),
    relyingPartyName: settings.get('be.smartId.relyingPartyName'),
    // Sent exactly so, since the signature covers its hash.
    interactions: Buffer.from(JSON.stringify(interactions), 'utf8').toString('base64'),
    interactionTypes: interactions.map(({ type }) => type),
  }
}

function requestOf({ settings }: MethodContext, { rpChallenge, interactions, relyingPartyName, level }: Session) {
  return {
    relyingPartyUUID: settings.get('be.smartId.relyingPartyUuid'),
    relyingPartyName,
    certificateLevel: level,
    signatureProtocol: 'ACSP_V2',
    signatureProtocolParameters: {
      rpChallenge,
      signatureAlgorithm: 'rsassa-pss',
      signatureAlgorithmParameters: { hashAlgorithm },
    },
    interactions,
    vcType: 'numeric4',
  }
}

async function look(context: MethodContext, sessionId: string, state: unknown): Promise<Look> {
  const { settings, clock } = context
  const url = `${settings.get('be.smartId.url')}/session/${encodeURIComponent(sessionId)}?timeoutMs=${waitMs}`
  const { status, body } = await askJson(pinned(context), SessionStatus, url)
  if (!body) return status === 404 ? { is: 'expired' } : { is: 'failed', reason: 'vendorDown' }
  if (body.state === 'RUNNING') return { is: 'pending' }
  const session = state as Session // `start` wrote it
  return checkSession(session, body, settings.get('be.smartId.trustedCertificates'), clock.now())
}
