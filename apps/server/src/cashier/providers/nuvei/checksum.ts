import { hash } from 'node:crypto'

/** A checksum of the hosted page and of notices: the secret stands before the values. */
export const checksumAfterSecret = (secret: string, values: readonly string[]): string => hash('sha256', secret + values.join(''), 'hex')

/** A checksum of the REST interface: the secret stands behind the values. */
export const checksumBeforeSecret = (secret: string, values: readonly string[]): string => hash('sha256', values.join('') + secret, 'hex')

const two = (number: number) => String(number).padStart(2, '0')
const parts = (at: Date) => [
  at.getUTCFullYear(),
  at.getUTCMonth() + 1,
  at.getUTCDate(),
  at.getUTCHours(),
  at.getUTCMinutes(),
  at.getUTCSeconds(),
]

/** `2026-11-22.07:05:09`: a time as the hosted page writes it, in UTC. */
export function pageTime(at: Date): string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts(at)
  return `${year}-${two(month)}-${two(day)}.${two(hour)}:${two(minute)}:${two(second)}`
}

/** `20261122070509`: the same as the REST interface writes it. */
export const callTime = (at: Date): string => pageTime(at).replace(/\D/g, '')
