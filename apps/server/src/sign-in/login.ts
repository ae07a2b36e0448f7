import { randomBytes } from 'node:crypto'
import type { Profile } from '@fairhouse/contract'
import { writeAudit } from '../base/audit.sql.ts'
import type { Asking } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { profileOf, readPlayer, readPlayerByLogin, writeLoginTime, type PlayerRow } from '../players/index.ts'
import { accountRefusal } from './account-refusal.ts'
import { clearTries, countTry, forgiveTry, isKnownDevice, writeKnownDevice } from './login-tries.sql.ts'
import { dummyHash, passwordMatches } from './password.ts'
import { beginSession, hashOfSecret, setDeviceCookie, setSessionCookie } from './session.ts'

const windowMs = 30 * 60_000
/** No player has this id. */
const nobody = 0n

/**
 * Signs in with login and password. Tries are counted by what was submitted, known or not, and apart from it by address;
 * on a device that the account knows they are counted by the device, so that a stranger cannot lock the owner out.
 * Known and unknown logins cause the same work and get the same answers until the password is right.
 */
export async function login(asking: Asking, input: { login: string; password: string }): Promise<{ profile: Profile } | Refused> {
  const { house } = asking
  const loginIndex = house.personal.indexOf('login', input.login)
  const row = await readPlayerByLogin(house.db, loginIndex)
  const device = asking.deviceId ? hashOfSecret(asking.deviceId) : undefined
  // Asked for nobody, too, so that an unknown login costs the same.
  const known = device ? await isKnownDevice(house.db, row?.shard ?? 0, row?.id ?? nobody, device) : false
  const key = known ? `device:${device}:${loginIndex}` : `login:${loginIndex}`
  const refused = await countAgainstFreeze(asking, key)
  if (refused?.refused === 'frozen') return refused
  const right = await passwordMatches(input.password, row?.password_hash ?? dummyHash)
  if (!row || !right) return refused ?? refuse('failedLogin')
  await forgiveTries(asking, key)
  return enter(asking, row)
}

const addressKey = (asking: Asking) => `address:${asking.ip}`

/** Counts this try; the refusal is what a wrong password is answered with, or that the login is frozen already. */
async function countAgainstFreeze(asking: Asking, key: string): Promise<Refused> {
  const { db, clock, settings } = asking.house
  const now = clock.now()
  const hackLimit = settings.get('signIn.hackLimit')
  const until = new Date(now.getTime() + settings.get('signIn.freezeMinutes') * 60_000)
  const since = new Date(now.getTime() - windowMs)
  const tries = await countTry(db, key, hackLimit, since, now, until)
  const byAddress = await countTry(db, addressKey(asking), settings.get('signIn.addressLimit'), since, now, until)
  const frozenUntil = tries.wasFrozen ? tries.frozenUntil : byAddress.wasFrozen ? byAddress.frozenUntil : null
  if (frozenUntil)
    return refuse('frozen', { until: frozenUntil, details: { minutes: Math.ceil((frozenUntil.getTime() - now.getTime()) / 60_000) } })
  const left = Math.max(hackLimit - tries.failures, 0)
  return refuse('failedLogin', { details: { tries: left, hackLimit, hackCount: tries.failures } })
}

/** A right password forgives the login all its tries, but the address only this one: else an account of one's own would wipe out tries at others'. */
async function forgiveTries(asking: Asking, key: string): Promise<void> {
  const { db, settings } = asking.house
  await clearTries(db, key)
  await forgiveTry(db, addressKey(asking), settings.get('signIn.addressLimit'))
}

/** The password is right: what else may forbid to enter, then the session. */
async function enter(asking: Asking, row: PlayerRow): Promise<{ profile: Profile } | Refused> {
  const { house } = asking
  const now = house.clock.now()
  const barred = await accountRefusal(asking, row)
  if (barred) return barred
  const device = asking.deviceId ?? randomBytes(18).toString('base64url')
  const cookie = await house.db.transaction(async (tx) => {
    await writeLoginTime(tx, row.shard, row.id, now)
    await writeKnownDevice(tx, row.shard, row.id, hashOfSecret(device), now)
    await writeAudit(tx, { at: now, actor: `player:${row.id}`, action: 'session.begin', subject: `player:${row.id}` })
    return beginSession(
      tx,
      house,
      { shard: row.shard, player: row.id, device: hashOfSecret(device), ip: asking.ip, userAgent: asking.userAgent },
      now,
    )
  })
  asking.setCookie(setSessionCookie(cookie))
  asking.setCookie(setDeviceCookie(device))
  const fresh = await readPlayer(house.db, row.shard, row.id)
  return { profile: profileOf(fresh ?? row, house.personal) }
}
