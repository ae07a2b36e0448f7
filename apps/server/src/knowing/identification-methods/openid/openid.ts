import { createHash } from 'node:crypto'
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { MethodContext } from '../../identification-contract/method.ts'

const timeoutMs = 10_000

/** A provider's metadata (OpenID Connect Discovery 1.0). */
const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
})
type Provider = z.infer<typeof Discovery>
const Tokens = z.object({ id_token: z.string().max(20_000), access_token: z.string().max(20_000).optional() })
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) })

/** The parameters of a code exchange. */
type Exchange = { code: string; redirectUri: string; clientId: string; clientSecret: string; codeVerifier?: string }
/** What an ID token must say, besides being signed by its provider. */
type Expected = { clientId: string; nonce?: string; issuers?: readonly string[] }

/** Reads a provider's metadata; refuses one that gives another issuer than the one asked. */
export async function discover(context: MethodContext, issuer: string): Promise<Provider> {
  const provider = await read(context, `${issuer}/.well-known/openid-configuration`, Discovery)
  if (provider.issuer !== issuer) throw new Error('an OpenID provider calls itself by another name')
  return provider
}

/** Exchanges an authorization code for tokens; undefined if the provider rejects the code. */
export async function exchange(
  { fetch }: MethodContext,
  { token_endpoint: url }: Pick<Provider, 'token_endpoint'>,
  given: Exchange,
): Promise<z.infer<typeof Tokens> | undefined> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: given.code,
    redirect_uri: given.redirectUri,
    client_id: given.clientId,
    client_secret: given.clientSecret,
    ...(given.codeVerifier ? { code_verifier: given.codeVerifier } : {}),
  })
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.status >= 500) throw new Error(`an OpenID provider answered ${response.status}`)
  return response.ok ? Tokens.parse(await response.json()) : undefined
}

/** Reads an ID token; undefined unless signature, issuer, audience, time and nonce are right. */
export async function readIdToken(
  context: MethodContext,
  provider: Pick<Provider, 'issuer' | 'jwks_uri'>,
  token: string,
  { clientId, nonce, issuers = [provider.issuer] }: Expected,
): Promise<(JWTPayload & { sub: string }) | undefined> {
  const keys = createLocalJWKSet((await read(context, provider.jwks_uri, Keys)) as JSONWebKeySet) // its keys are checked when they are used
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [...issuers],
      audience: clientId,
      algorithms: ['RS256', 'PS256', 'ES256'],
      currentDate: context.clock.now(),
      clockTolerance: 10,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    const { sub, azp } = payload
    if (!sub || (azp !== undefined && azp !== clientId)) return undefined
    return nonce === undefined || isNonce(payload['nonce'], nonce) ? { ...payload, sub } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** Reads the user info of an access token, which must be about the ID token's subject. */
export async function readUserInfo(
  { fetch }: MethodContext,
  { userinfo_endpoint: url }: Provider,
  accessToken: string,
  sub: string,
): Promise<Record<string, unknown> | undefined> {
  if (!url) return undefined
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`an OpenID provider answered ${response.status} about a person`)
  const told = z.looseObject({ sub: z.string() }).parse(await response.json())
  return told.sub === sub ? told : undefined
}

/** Returns the challenge of a code verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** Some providers return the nonce itself, some its hash. */
function isNonce(told: unknown, sent: string): boolean {
  return told === sent || told === createHash('sha256').update(sent).digest('hex') || told === challengeOf(sent)
}

async function read<Schema extends z.ZodType>({ fetch }: MethodContext, url: string, schema: Schema): Promise<z.infer<Schema>> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`an OpenID provider answered ${response.status}`)
  return schema.parse(await response.json())
}
