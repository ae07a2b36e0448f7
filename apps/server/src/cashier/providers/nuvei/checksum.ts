import { hash } from 'node:crypto'

/** Computes the checksum of the hosted page and of notices: the secret comes before the values. */
export const checksumAfterSecret = (secret: string, values: readonly string[]): string => hash('sha256', secret + values.join(''), 'hex')

/** Computes the checksum of the REST interface: the secret comes after the values. */
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

/** Formats a time for the hosted page, in UTC: `2026-11-22.07:05:09`. */
export function pageTime(at: Date): string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts(at)
  return `${year}-${two(month)}-${two(day)}.${two(hour)}:${two(minute)}:${two(second)}`
}

/** Formats a time for the REST interface, in UTC: `20261122070509`. */
export const callTime = (at: Date): string => pageTime(at).replace(/\D/g, '')
