import type { Profile } from '@fairhouse/contract'
import { rulesCountry } from '../base/applied-rules.ts'
import type { House } from '../base/context.ts'
import type { PlayerRow } from './player.sql.ts'

/** What is kept encrypted of a person: the registration's fields under their names. */
export type Personal = {
  /** Empty where there is none. */
  email: string
  /** The address to sign in with, while the new one is not proven. */
  loginEmail?: string
  firstName: string
  lastName: string
  birthDate: string
  gender?: string
  street?: string
  city?: string
  zipCode?: string
  state?: string
  phoneNumber?: string
  nationalIdNumber?: string
  occupation?: string
  offlineLocation?: string
  nickName?: string
  userName?: string
}

/** The player as pages show it. */
export function profileOf(house: House, row: PlayerRow): Profile {
  const person = house.personal.open<Personal>(row.personal)
  return {
    playerId: String(row.id),
    userName: person.userName ?? person.email,
    fullName: `${person.firstName} ${person.lastName}`,
    nickName: person.nickName ?? person.firstName,
    email: person.email,
    currency: row.currency,
    language: row.language,
    appliedCountryRules: rulesCountry(house, row.country),
    lastLoginTime: row.last_login_at?.toISOString() ?? null,
    previousLoginTime: row.previous_login_at?.toISOString() ?? null,
    potentialMinor: row.potential_minor,
    details: { country: row.country, phoneNumber: person.phoneNumber ?? '', hasPassword: row.password_hash !== null },
  }
}
