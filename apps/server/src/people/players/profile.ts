import type { Profile } from '@fairhouse/contract'
import { rulesCountry } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import { openPerson } from './person.ts'
import type { PlayerRow } from './player.sql.ts'

/** Returns the player as pages show them. */
export function profileOf(house: House, row: PlayerRow): Profile {
  const person = openPerson(house, row)
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
