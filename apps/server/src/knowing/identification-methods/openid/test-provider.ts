import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import type { MethodContext } from '../../identification-contract/method.ts'

export const issuer = 'https://provider.example'
export const now = new Date('2026-11-20T12:00:00Z')
const seconds = Math.floor(now.getTime() / 1000)

/** How a test's provider answers; each test makes one thing wrong. */
export type Told = {
  discovery: Record<string, unknown>
  claims: JWTPayload
  about: Record<string, unknown>
  signer: CryptoKey
  kid: string
  tokenStatus: number
  /** The requests to the token endpoint. */
  asked: URLSearchParams[]
}

/** A provider for tests behind `fetch`, right in everything until a test changes it. */
export async function openTestProvider(settings: Record<string, unknown>, secrets: Record<string, string> = {}) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }
  const told: Told = {
    discovery: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/about`,
    },
    claims: { iss: issuer, sub: 'subject-1', aud: 'client', iat: seconds, exp: seconds + 3600 },
    about: { sub: 'subject-1' },
    signer: privateKey,
    kid: 'k1',
    tokenStatus: 200,
    asked: [],
  }
  const answers: Record<string, (body: URLSearchParams) => Promise<[number, unknown]>> = {
    '/.well-known/openid-configuration': async () => [200, told.discovery],
    '/keys': async () => [200, { keys: [jwk] }],
    '/about': async () => [200, told.about],
    '/token': async (body) => {
      told.asked.push(body)
      const token = await new SignJWT(told.claims).setProtectedHeader({ alg: 'ES256', kid: told.kid }).sign(told.signer)
      return [told.tokenStatus, { id_token: token, access_token: 'access', token_type: 'Bearer' }]
    },
  }
  const context = {
    fetch: (async (input: string | URL, options?: { body?: URLSearchParams }) => {
      const answer = answers[new URL(input).pathname]
      const [status, body] = answer ? await answer(options?.body ?? new URLSearchParams()) : [404, {}]
      return Response.json(body, { status })
    }) as typeof fetch, // as much of it as adapters use
    clock: { now: () => now },
    random: (bytes: number) => createHash('sha256').update(String(bytes)).digest().subarray(0, bytes),
    settings: { get: (name: string) => settings[name] } as unknown as MethodContext['settings'], // as much of it as adapters use
    origin: 'https://site.example',
    secret: (name: string) => secrets[name] ?? '',
  } as MethodContext // the clock moves with nobody here
  return { told, context }
}
