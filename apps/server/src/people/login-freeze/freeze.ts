import type { RequestContext, House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { captchaRefusal } from '../captcha/captcha-refusal.ts'
import { clearTries, countTry, forgiveTry, readFailures } from './login-tries.sql.ts'
import { addressKey, isDeviceKey } from './tries-key.ts'

const windowMs = 30 * 60_000

/** Requires a puzzle after some failed tries for this key or from this address. */
export async function puzzleRefusal(asking: RequestContext, key: string, solved: string | undefined): Promise<Refused | undefined> {
  const { db, clock, settings } = asking.house
  const failures = await readFailures(db, [key, addressKey(asking)], new Date(clock.now().getTime() - windowMs))
  return captchaRefusal(asking, failures, settings.get('be.captcha.afterFailedLogins'), solved)
}

/** A counted try: frozen, or allowed with so many tries left. */
type Counted = { frozen: Refused } | { frozen?: never; tries: number; hackLimit: number; hackCount: number }

/** Counts a try at a secret by key and, separately, by address, before the secret is checked. */
export async function countAgainstFreeze(asking: RequestContext, key: string): Promise<Counted> {
  const { db, clock, settings } = asking.house
  const now = clock.now()
  const hackLimit = settings.get('signIn.hackLimit')
  const until = new Date(now.getTime() + settings.get('signIn.freezeMinutes') * 60_000)
  const since = new Date(now.getTime() - windowMs)
  const tries = await countTry(db, key, hackLimit, since, now, until)
  const byAddress = await countTry(db, addressKey(asking), settings.get('signIn.addressLimit'), since, now, until)
  // A known device is not locked out by others at its address; its own tries count under its key.
  const addressFrozen = byAddress.wasFrozen && !isDeviceKey(key)
  const frozenUntil = tries.wasFrozen ? tries.frozenUntil : addressFrozen ? byAddress.frozenUntil : null
  if (frozenUntil) {
    const minutes = Math.ceil((frozenUntil.getTime() - now.getTime()) / 60_000)
    return { frozen: refuse('frozen', { until: frozenUntil, details: { minutes } }) }
  }
  return { tries: Math.max(hackLimit - tries.failures, 0), hackLimit, hackCount: tries.failures }
}

/**
 * Forgives all tries for a key after a correct secret, but only this one for the address: otherwise one's own account
 * would erase tries at others'.
 */
export const forgiveTries = (asking: RequestContext, key: string): Promise<void> =>
  forgiveKeys(asking.house, asking.house.db, key, addressKey(asking))

/** As `forgiveTries`, when the person is no longer present; `fromAddress` is their address's key. */
export async function forgiveKeys({ settings }: House, sql: Sql, key: string, fromAddress: string): Promise<void> {
  await clearTries(sql, key)
  await forgiveTry(sql, fromAddress, settings.get('signIn.addressLimit'))
}
