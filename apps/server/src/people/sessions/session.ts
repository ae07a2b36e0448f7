import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { House, SessionPlayer } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import {
  endSession,
  readOpenAmong,
  readSession,
  writeSession,
  writeSessionProven,
  writeSessionsEnded,
  writeSessionSecret,
  writeSessionSeen,
} from './session.sql.ts'
import { fromOf, visitPlace, type From } from './visit-seal.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'

export const sessionCookie = '__Host-session'
export const deviceCookie = '__Host-device'
export const loginStepCookie = '__Host-login-step'
export const registrationCookie = '__Host-registration'

const seenEveryMs = 60_000
/** States of accounts that nobody can be logged in to. */
const keptOut: readonly string[] = ['closed', 'suspended', 'inactive']
/** Returns whether somebody can be logged in to an account in this state. */
export const mayBeLoggedIn = (status: string): boolean => !keptOut.includes(status)
const deviceSeconds = 400 * 86_400

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Returns a page's name for a session, which neither works as a session id nor reveals one. */
export const visitOf = (sessionId: string): string => hashOfSecret(`visit ${sessionId}`).slice(0, 22)

const newCookie = () => {
  const [id, secret] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
  return { id, secretHash: hashOfSecret(secret), value: `${id}.${secret}` }
}

/** Begins a session; the cookie holds the id and a secret, of which only the hash is stored. */
export async function beginSession(
  sql: Sql,
  house: House,
  { strong, shard, player, device, ...from }: { shard: number; player: bigint; device: string; strong: boolean } & From,
  at: Date,
): Promise<string> {
  const { id, secretHash, value } = newCookie()
  const expiresAt = new Date(at.getTime() + house.settings.get('be.sessionMaxHours') * 3_600_000)
  const owner = { shard, player }
  const sealed = (await sealFor(sql, house, owner)).seal(fromOf(from), visitPlace(owner, at))
  await writeSession(sql, { ...owner, device, sealed, id, secretHash, at, expiresAt, provenAt: strong ? at : null })
  return value
}

/**
 * Gives a session a new id and secret after something important, so that a copy of the old cookie is useless. Returns
 * the new cookie's value.
 */
export async function rotateSession(sql: Sql, sessionId: string): Promise<string> {
  const { id, secretHash, value } = newCookie()
  await writeSessionSecret(sql, sessionId, { id, secretHash })
  return value
}

/**
 * Returns who is logged in by a cookie; undefined for a visitor. Sessions end after the settings' idle time and maximum
 * time.
 */
export async function sessionOf(house: House, cookie: string | undefined): Promise<SessionPlayer | undefined> {
  const [id, secret] = cookie?.split('.') ?? []
  if (!id || !secret) return undefined
  const row = await readSession(house.db, id)
  if (!row || !sameHash(row.secret_hash, hashOfSecret(secret))) return undefined
  const now = house.clock.now()
  const idle = now.getTime() - row.last_seen_at.getTime()
  if (now >= row.expires_at || idle > house.settings.get('be.sessionIdleMinutes') * 60_000 || keptOut.includes(row.status)) {
    await endSession(house.db, id, now, 'expired')
    return undefined
  }
  if (idle > seenEveryMs) await writeSessionSeen(house.db, id, now)
  const { shard, player, currency, country, language, started_at: startedAt } = row
  return { sessionId: id, player, shard, currency, country, language, startedAt }
}

/** Returns which of these sessions are still open, by the same rules. */
export async function openSessionsAmong(
  { db, clock, settings }: Pick<House, 'db' | 'clock' | 'settings'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const now = clock.now()
  const idleSince = new Date(now.getTime() - settings.get('be.sessionIdleMinutes') * 60_000)
  return new Set(await readOpenAmong(db, ids, { now, idleSince, keptOut }))
}

/**
 * Stores that somebody proved who they are in an open session at `at`, in the caller's transaction; an earlier time
 * changes nothing.
 */
export const proveSession = (sql: Sql, sessionId: string, at: Date): Promise<void> => writeSessionProven(sql, sessionId, at)

/**
 * Ends every open session of a player in the caller's transaction, so that no login outlives the reason; `because` is
 * kept with each. The caller audits the cause and tells the browsers after the commit.
 */
export const endSessionsOf = (sql: Sql, shard: number, player: bigint, at: Date, because: string): Promise<void> =>
  writeSessionsEnded(sql, shard, player, at, because)

function sameHash(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const cookieRules = 'Path=/; Secure; HttpOnly; SameSite=Lax'
export const setSessionCookie = (value: string): string => `${sessionCookie}=${value}; ${cookieRules}`
export const clearSessionCookie = (): string => `${sessionCookie}=; Max-Age=0; ${cookieRules}`
export const setDeviceCookie = (value: string): string => `${deviceCookie}=${value}; Max-Age=${deviceSeconds}; ${cookieRules}`
export const setLoginStepCookie = (value: string, seconds: number): string =>
  `${loginStepCookie}=${value}; Max-Age=${seconds}; ${cookieRules}`
export const clearLoginStepCookie = (): string => `${loginStepCookie}=; Max-Age=0; ${cookieRules}`
export const setRegistrationCookie = (value: string): string => `${registrationCookie}=${value}; ${cookieRules}`
export const clearRegistrationCookie = (): string => `${registrationCookie}=; Max-Age=0; ${cookieRules}`
