import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer, type PlayerRow } from '../players/player.sql.ts'
import { clearTries, countTry } from '../login-freeze/login-tries.sql.ts'
import { dummyHash, passwordMatches } from './password.ts'

const windowMs = 30 * 60_000

/**
 * Confirms the logged-in player by password before something important; tries are counted. `field` is the form's name
 * for it. Returns the player.
 */
export async function provePassword(
  { house, player }: PlayerContext,
  password: string,
  field: 'password' | 'oldPassword' = 'password',
): Promise<PlayerRow | Refused> {
  const { db, clock, settings } = house
  const now = clock.now()
  const row = await readPlayer(db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const key = `password:${player.player}`
  const hackLimit = settings.get('signIn.hackLimit')
  const until = new Date(now.getTime() + settings.get('signIn.freezeMinutes') * 60_000)
  const tries = await countTry(db, key, hackLimit, new Date(now.getTime() - windowMs), now, until)
  if (tries.wasFrozen && tries.frozenUntil) return refuse('tooManyRequests', { until: tries.frozenUntil })
  if (!(await passwordMatches(password, row.password_hash ?? (await dummyHash())))) {
    const left = Math.max(hackLimit - tries.failures, 0)
    return refuse('wrongField', { details: { field, tries: left, fields: { [field]: { rule: 'wrongPassword' } } } })
  }
  await clearTries(db, key)
  return row
}
