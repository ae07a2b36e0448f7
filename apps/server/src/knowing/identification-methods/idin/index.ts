import { z } from 'zod'
import type { Callback, FailReason, Look, Method, MethodContext, PersonEvidence, StartInput } from '../../identification-contract/method.ts'
import { challengeOf, discover, exchange, readIdToken, readUserInfo } from '../openid/openid.ts'

const waitMs = 10 * 60_000
/** What is stored between start and return. */
type Kept = { nonce: string; verifier: string; redirectUri: string }

const Words = z.string().trim().max(200).optional().catch(undefined)
const Claims = z.object({
  sub: z.string(),
  idp_id: z.string().optional(),
  initials: Words,
  idin_legal_last_name: Words,
  idin_legal_last_name_prefix: Words,
  family_name: Words,
  birthdate: z
    .string()
    .transform((text) => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
    .pipe(z.iso.date())
    .optional()
    .catch(undefined),
  gender: z.union([z.string(), z.number()]).optional(),
  address: z.object({ street_address: Words, postal_code: Words, locality: Words }).optional().catch(undefined),
})

/** iDIN through an OpenID Connect broker: Dutch banks identify their customers. docs/protocols/idin.md. */
export const idin: Method = { asks: [], start, look }

async function start(context: MethodContext, input: StartInput): ReturnType<Method['start']> {
  const { settings, clock, random } = context
  if (settings.get('be.idin.bankDropdown') && !/^[A-Z]{6}[A-Z0-9]{2}$/.test(input.bic)) return { wrong: { field: 'bic', rule: 'required' } }
  const provider = await discover(context, settings.get('be.idin.issuer'))
  const kept: Kept = { nonce: random(16).toString('base64url'), verifier: random(32).toString('base64url'), redirectUri: input.returnUri }
  const url = new URL(provider.authorization_endpoint)
  const query = {
    response_type: 'code',
    client_id: settings.get('be.idin.clientId'),
    redirect_uri: input.returnUri,
    scope: settings.get('be.idin.scope'),
    acr_values: 'idp:idin',
    prompt: 'login',
    ui_locales: input.language,
    state: input.returnKey,
    nonce: kept.nonce,
    code_challenge: challengeOf(kept.verifier),
    code_challenge_method: 'S256',
    ...(input.bic ? { login_hint: `issuer:${input.bic}` } : {}),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return { mode: 'popup', url: url.href, expiresAt: new Date(clock.now().getTime() + waitMs), vendorRef: input.returnKey, state: kept }
}

async function look(context: MethodContext, _: string, state: unknown, callback?: Callback): Promise<Look> {
  if (!callback) return { is: 'pending' }
  const { code, error } = { ...callback.query, ...callback.body }
  if (error || !code) return { is: 'failed', reason: reasonOf(error) }
  const { nonce, verifier, redirectUri } = state as Kept // `start` wrote it
  const provider = await discover(context, context.settings.get('be.idin.issuer'))
  const clientId = context.settings.get('be.idin.clientId')
  const given = { code, redirectUri, clientId, clientSecret: context.secret('idinClientSecret'), codeVerifier: verifier }
  const tokens = await exchange(context, provider, given)
  const signed = tokens && (await readIdToken(context, provider, tokens.id_token, { clientId, nonce }))
  if (!tokens || !signed) return { is: 'failed', reason: 'badSignature' }
  const told = tokens.access_token ? await readUserInfo(context, provider, tokens.access_token, signed.sub) : signed
  return told ? { is: 'done', person: personOf(Claims.parse({ ...told, ...signed })) } : { is: 'failed', reason: 'mismatch' }
}

/**
 * Maps a bank's error (OpenID Connect Core 1.0, 3.1.2.6). Somebody who signs in but withholds consent can still grant
 * it, so that is no refusal.
 */
function reasonOf(error = ''): FailReason {
  if (error === 'consent_required') return 'noPermission'
  return error === 'access_denied' || error === 'login_required' ? 'refused' : 'vendorDown'
}

/** Banks know initials, not first names. */
function personOf(claims: z.infer<typeof Claims>): PersonEvidence {
  const { sub, idp_id: bin, initials, birthdate: birthDate, gender, address } = claims
  const lastName = [claims.idin_legal_last_name_prefix, claims.idin_legal_last_name ?? claims.family_name].filter(Boolean).join(' ')
  const sex = ({ '1': 'male', '2': 'female', male: 'male', female: 'female' } as const)[String(gender)]
  return {
    subject: { issuer: 'idin', id: bin ?? sub },
    ...(initials ? { firstName: initials } : {}),
    ...(lastName ? { lastName } : {}),
    ...(birthDate ? { birthDate } : {}),
    ...(sex ? { gender: sex } : {}),
    ...(address ? { address: addressOf(address) } : {}),
    country: 'NLD',
    assurance: 'substantial',
  }
}

function addressOf({ street_address: street, postal_code: zipCode, locality: city }: NonNullable<z.infer<typeof Claims>['address']>) {
  return { ...(street ? { street } : {}), ...(zipCode ? { zipCode } : {}), ...(city ? { city } : {}), country: 'NLD' }
}
