import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { CodeMethod, Look, MethodContext } from '../../identification-contract/method.ts'
import { discover, exchange, readIdToken } from '../openid/openid.ts'

const secretSeconds = 300
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
const Claims = z.object({
  email: z.email().optional().catch(undefined),
  email_verified: Flag.optional().catch(undefined),
})

/**
 * Apple: OpenID Connect with a client secret that we sign. Apple's script opens its window and hands over an
 * authorization code. docs/protocols/apple.md.
 */
export const apple: CodeMethod = { exchange: readCode }

async function readCode(context: MethodContext, code: string): Promise<Look> {
  const { settings, origin } = context
  const provider = await discover(context, settings.get('be.apple.issuer'))
  const clientId = settings.get('fe.apple.clientId')
  const given = {
    code,
    redirectUri: `${origin}/identification/return/apple`,
    clientId,
    clientSecret: await clientSecret(context, provider.issuer),
  }
  const tokens = await exchange(context, provider, given)
  if (!tokens) return { is: 'failed', reason: 'codeRefused' }
  const claims = await readIdToken(context, provider, tokens.id_token, { clientId })
  if (!claims) return { is: 'failed', reason: 'badSignature' }
  const { email, email_verified: verified = false } = Claims.parse(claims)
  // Apple tells the name once, to the page and unsigned, so the registrant types it.
  return {
    is: 'done',
    person: { subject: { issuer: 'apple', id: claims.sub }, ...(email ? { email: { value: email, verified } } : {}), assurance: 'account' },
  }
}

/** Returns a short-lived client secret signed with the team's key. */
async function clientSecret({ settings, clock, secret }: MethodContext, audience: string): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: settings.get('be.apple.keyId') })
    .setIssuer(settings.get('be.apple.teamId'))
    .setSubject(settings.get('fe.apple.clientId'))
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + secretSeconds)
    .sign(keyOf(secret('applePrivateKey')))
}

/** Reads the key: PEM from Apple, 64 hexadecimal digits from the sandbox. */
function keyOf(given: string): KeyObject {
  if (!/^[0-9a-f]{64}$/.test(given)) return createPrivateKey(given.replaceAll('\\n', '\n'))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(given, 'hex')
  const point = curve.getPublicKey()
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const key = { kty: 'EC', crv: 'P-256', d: text(Buffer.from(given, 'hex')), x: text(point.subarray(1, 33)), y: text(point.subarray(33)) }
  return createPrivateKey({ key, format: 'jwk' })
}
