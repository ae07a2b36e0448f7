import { createECDH, createPrivateKey, sign } from 'node:crypto'

const tokenSeconds = 12 * 3600
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns the public half of the installation's key in the browser's format. */
export function publicKeyOf(privateHex: string): string {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateHex, 'hex')
  return ecdh.getPublicKey('base64url')
}

/** Builds the header that identifies the sender to a push service: a token signed for its origin (VAPID, RFC 8292). */
export function vapidHeader(privateHex: string, endpoint: string, subject: string, now: Date): string {
  const publicKey = publicKeyOf(privateHex)
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [string, string] // the point has two halves
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: Buffer.from(privateHex, 'hex').toString('base64url'), x, y },
    format: 'jwk',
  })
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + tokenSeconds, sub: subject }
  const said = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${said}.${signature}, k=${publicKey}`
}
