import { createHmac, timingSafeEqual } from 'node:crypto'

const windowSeconds = 300

/** Signs a body at a moment: `t={unix},v1={hex HMAC-SHA-256 over "t.body"}`. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${macOf(secret, String(t), body)}`
}

/** Verifies a signature by any of the valid secrets, at most five minutes off. */
export function isSigned(secrets: readonly string[], header: string | undefined, body: string, now: Date): boolean {
  const { t, v1 } = Object.fromEntries((header ?? '').split(',').map((part) => part.trim().split('=', 2))) as { t?: string; v1?: string } // read as texts below
  if (!t || !v1 || !/^\d{1,12}$/.test(t) || Math.abs(now.getTime() / 1000 - Number(t)) > windowSeconds) return false
  return secrets.some((secret) => secret !== '' && same(v1, macOf(secret, t, body)))
}

const macOf = (secret: string, t: string, body: string) => createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')

function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
