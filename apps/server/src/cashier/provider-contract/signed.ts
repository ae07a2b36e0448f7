import { createHmac, timingSafeEqual } from 'node:crypto'

/** Computes an HMAC in hexadecimal. */
export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, text: string): string =>
  createHmac(algorithm, secret).update(text, 'utf8').digest('hex')

/** Compares two texts in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'utf8'), Buffer.from(other, 'utf8')]
  return a.length === b.length && timingSafeEqual(a, b)
}
