import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(?:mailto:.+@|https:\/\/)/) })
const longestSeconds = 24 * 3600

/** Checks the VAPID token of a sender (RFC 8292). Returns its public key, or why the token is invalid. */
export function checkSender(header: string, origin: string, now: Date): { sender: string } | { wrong: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (!head || !claims || !signature || point.length !== 65) return { wrong: 'the authorization header is no VAPID token with its key' }
  const half = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1, 33), y: half(33, 65) }, format: 'jwk' })
  const said = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', said, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    return { wrong: 'the signature is not that of the key' }
  const parsed = claimsSchema.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data.aud !== origin) return { wrong: `the token is not meant for ${origin}` }
  const left = parsed.data.exp - now.getTime() / 1000
  return left <= 0 || left > longestSeconds ? { wrong: 'the token has expired, or lasts longer than a day' } : { sender: parsed.data.sub }
}
