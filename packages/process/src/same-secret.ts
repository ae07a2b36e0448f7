import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest())
}
