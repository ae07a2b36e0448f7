import type { Permission } from './permissions.ts'

/** How far a permission reaches: players of these countries alone; up to this amount by currency, as decimal strings. */
export type Bound = { countries?: readonly string[] | undefined; most?: Readonly<Record<string, string>> | undefined }

/** A permission that somebody holds, by one of their roles. */
export type Held = { permission: string; bound: Bound }

/** What an act is about, as far as bounds ask. */
export type About = { country?: string; amount?: string; currency?: string; isOwn?: boolean }

/** The answer to whether somebody may do something; a no says why. */
export type Verdict =
  | { may: true }
  | { may: false; why: 'permission' }
  | { may: false; why: 'outOfReach' }
  | { may: false; why: 'bound'; bounds: readonly Bound[] }

/**
 * Decides whether somebody with these permissions may do something about a subject. Several roles add up: one that
 * reaches far enough is enough. Server and page ask this same function; the server's answer counts.
 */
export function may(held: readonly Held[], permission: Permission, about: About = {}): Verdict {
  const own = held.filter((one) => one.permission === permission)
  if (own.length === 0) return { may: false, why: 'permission' }
  if (about.isOwn) return { may: false, why: 'outOfReach' }
  if (own.some(({ bound }) => reaches(bound, about))) return { may: true }
  return { may: false, why: 'bound', bounds: own.map(({ bound }) => bound) }
}

function reaches({ countries, most }: Bound, { country, amount, currency }: About): boolean {
  if (countries && country !== undefined && !countries.includes(country)) return false
  if (!most || amount === undefined || currency === undefined) return true
  const bound = most[currency]
  return bound !== undefined && isAtMost(amount, bound)
}

/** Compares two decimal strings without rounding; nothing below zero is compared. */
function isAtMost(amount: string, most: string): boolean {
  const digits = Math.max(fractionOf(amount).length, fractionOf(most).length)
  const whole = (text: string) => BigInt(text.replace(/\..*$/, '') + fractionOf(text).padEnd(digits, '0'))
  return whole(amount) <= whole(most)
}

const fractionOf = (amount: string): string => amount.split('.')[1] ?? ''
