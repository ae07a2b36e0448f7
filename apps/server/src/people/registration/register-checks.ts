import type { DescribedField, Profile } from '@fairhouse/contract'
import { formatAll, sentValues } from '@fairhouse/fields'
import { isInBlockedNetwork } from '../../base/http/blocked-networks.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPhone } from '../players/phone.ts'
import { captchaRefusal } from '../captcha/captcha-refusal.ts'
import { countRegistration, readRegistrationCount } from './registration-count.sql.ts'

type Fields = Record<string, string>
/**
 * The browser's next state: logged in, may log in by a token, waits for a code (mailed, or compared on the phone), or a
 * mail follows.
 */
export type Registered = {
  autoLogin: boolean
  loginToken?: string
  proof?: 'link' | 'code'
  expirationTime?: string
  controlCode?: string
  /** For the waiting request. */
  token?: string
  profile?: Profile
}

/** Formats a form's values for storage: only the fields asked for, phone numbers with their calling code. */
export function readValues(fields: readonly DescribedField[], sent: Fields): Fields {
  const values = formatAll(fields, sentValues(fields, sent))
  for (const { name, kind } of fields) {
    const phone = kind === 'phone' && values[name] ? readPhone(values[name]) : undefined
    if (phone) values[name] = phone.value
  }
  return values
}

export function isBlacklisted({ settings }: House, countries: readonly string[]): boolean {
  const blacklist = settings.get('be.countryBlacklist')
  return countries.some((country) => blacklist.includes(country))
}

/**
 * Limits registrations from one address: a puzzle after a few, refusal after many (106), and refusal always from a
 * blocked network (281).
 */
export async function pressureRefusal(asking: RequestContext, captcha: string | undefined): Promise<Refused | undefined> {
  const { house, ip } = asking
  if (isInBlockedNetwork(house, ip)) return refuse('blocked')
  const address = house.personal.indexOf('address', networkOf(ip))
  const today = house.clock.now().toISOString().slice(0, 10)
  const before = await readRegistrationCount(house.db, address, today)
  const puzzle = await captchaRefusal(asking, before, house.settings.get('be.captcha.afterRegistrations'), captcha)
  if (puzzle) return puzzle
  const count = await countRegistration(house.db, address, today)
  return count > house.settings.get('be.registrationsPerAddressPerDay') ? refuse('registrationLimitExceeded') : undefined
}
