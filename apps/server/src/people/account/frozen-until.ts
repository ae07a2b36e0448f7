import type { House } from '../../base/house.ts'
import { openPerson } from '../players/person.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { readFrozenUntil } from '../login-freeze/login-tries.sql.ts'

/**
 * Returns until when a player cannot sign in, frozen by an operator or by failed tries, whichever lasts longer; null if
 * neither.
 */
export async function frozenUntil(house: House, row: PlayerRow): Promise<Date | null> {
  const now = house.clock.now()
  const byTries = await Promise.all(
    loginsOf(house, row).map((login) => readFrozenUntil(house.db, house.personal.indexOf('login', login), now)),
  )
  const held = [row.frozen_until, ...byTries].filter((until): until is Date => until !== null && until > now)
  return held.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}

/** Lists everything that a player may enter as a login. */
export function loginsOf({ personal }: House, row: PlayerRow): string[] {
  const { email, loginEmail, userName } = openPerson({ personal }, row)
  return [email, loginEmail, userName].filter((login): login is string => Boolean(login))
}
