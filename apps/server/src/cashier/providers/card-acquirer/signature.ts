import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Checks `t=<unix seconds>,v1=<hex HMAC-SHA256(secret, t.body)>`; allows several v1 and several secrets during
 * rotation. The tolerance has no default: a caller that forgot it would accept old notices.
 */
export function signatureIsRight(
  header: string | undefined,
  body: string,
  secrets: string[],
  now: Date,
  toleranceSeconds: number,
): boolean {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split('=') as [string, string | undefined]) // a split has a first part
  const time = pairs.find(([name]) => name === 't')?.[1]
  if (!time || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const given = pairs.filter(([name]) => name === 'v1').map(([, hex]) => Buffer.from(hex ?? '', 'hex'))
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
    return given.some((candidate) => candidate.length === expected.length && timingSafeEqual(candidate, expected))
  })
}

/** Splits an installation's secrets: several, separated by commas, during rotation. */
export const secretsIn = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || [])
