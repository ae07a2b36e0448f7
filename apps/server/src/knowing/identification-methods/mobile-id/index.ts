import { createHash } from 'node:crypto'
import { readNationalId } from '@fairhouse/fields/national-id.ts'
import { z } from 'zod'
import { askJson } from '../../identification-contract/ask-json.ts'
import type { Look, Method, MethodContext, StartInput } from '../../identification-contract/method.ts'
import { spelled } from '../../identification-contract/personal-code.ts'
import { pinnedFetch } from '../../identification-contract/pinned-fetch.ts'
import { readPhone } from '../../../people/players/index.ts'
import { phoneText } from '../../identification-contract/phone-text.ts'
import { checkSession, SessionStatus, type Session } from './check-session.ts'
import { verificationCode } from './verification-code.ts'

const SessionStarted = z.object({ sessionID: z.string().min(1).max(100) })

/** The minimum time the service waits before it answers that a session is still running. */
const waitMs = 1000
const preimageBytes = 64
/** Calling codes of the countries with Mobile-ID. */
const callingCodes: Readonly<Record<string, string>> = { EST: '+372', LTU: '+370' }
const languages: Readonly<Record<string, string>> = { et: 'EST', lt: 'LIT', ru: 'RUS' }

/**
 * Mobile-ID: a phone's SIM signs a hash of a text of ours, which lets us verify the signature.
 * docs/protocols/mobile-id.md.
 */
export const mobileId: Method = {
  asks: ['personalCode', 'phoneNumber'],
  againMs: 0,
  start,
  look,
}

const pinned = ({ fetch, settings }: MethodContext) => ({ fetch: pinnedFetch(fetch, settings.get('be.mobileId.pinnedKeys')) })

async function start(context: MethodContext, input: StartInput): ReturnType<Method['start']> {
  const { settings, clock, random } = context
  const phoneNumber = readPhone(input.phoneNumber)?.value ?? input.phoneNumber.replaceAll(/[^\d+]/g, '')
  const country = settings.get('be.mobileId.countries').find((one) => callingCodes[one] && phoneNumber.startsWith(callingCodes[one]))
  if (!country || !/^\+\d{10,12}$/.test(phoneNumber)) return { wrong: { field: 'phoneNumber', rule: 'phone' } }
  const personalCode = spelled(country, input.personalCode)
  if (!readNationalId(country, personalCode, clock.now().toISOString().slice(0, 10)))
    return { wrong: { field: 'personalCode', rule: 'nationalId', values: { country } } }
  const preimage = random(preimageBytes)
  const hash = createHash('sha256').update(preimage).digest()
  const { body } = await askJson(pinned(context), SessionStarted, `${settings.get('be.mobileId.url')}/authentication`, {
    relyingPartyName: settings.get('be.mobileId.relyingPartyName'),
    relyingPartyUUID: settings.get('be.mobileId.relyingPartyUuid'),
    phoneNumber,
    nationalIdentityNumber: personalCode,
    hash: hash.toString('base64'),
    hashType: 'SHA256',
    language: languages[input.language] ?? 'ENG',
    ...displayText(phoneText(settings.get('site.name'), input.language)),
  })
  if (!body) return { failed: 'vendorDown' }
  return {
    mode: 'code',
    code: verificationCode(hash),
    expiresAt: new Date(clock.now().getTime() + settings.get('be.mobileId.waitSeconds') * 1000),
    vendorRef: body.sessionID,
    state: { country, personalCode, preimage: preimage.toString('base64') } satisfies Session,
  }
}

/** A SIM shows 100 characters of the GSM alphabet, or 50 of any other. */
function displayText(text: string): { displayText: string; displayTextFormat: 'GSM-7' | 'UCS-2' } {
  return /^[\w !"#%&'()*+,\-./:;<=>?]*$/.test(text)
    ? { displayText: text.slice(0, 100), displayTextFormat: 'GSM-7' }
    : { displayText: text.slice(0, 50), displayTextFormat: 'UCS-2' }
}

async function look(context: MethodContext, sessionId: string, state: unknown): Promise<Look> {
  const { settings, clock } = context
  const url = `${settings.get('be.mobileId.url')}/authentication/session/${encodeURIComponent(sessionId)}?timeoutMs=${waitMs}`
  const { status, body } = await askJson(pinned(context), SessionStatus, url)
  if (!body) return status === 404 ? { is: 'expired' } : { is: 'failed', reason: 'vendorDown' }
  if (body.state === 'RUNNING') return { is: 'pending' }
  const session = state as Session // `start` wrote it
  return checkSession(session, body, settings.get('be.mobileId.trustedCertificates'), clock.now())
}
