import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Colleague } from '../base/office-context.ts'
import { readHeld } from '../records/grant.sql.ts'
import { readStaff } from '../records/staff.sql.ts'
import { insertOfficeSession, readOfficeSession, writeOfficeSessionSeen } from './office-session.sql.ts'

export const officeCookie = '__Host-office'
const seenEveryMs = 60_000
const cookieRules = 'Path=/; Secure; HttpOnly; SameSite=Strict'

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
/** Names a session for pages; the name neither works as its id nor reveals it. */
export const nameOfSession = (id: string): string => hashOfSecret(`office session ${id}`).slice(0, 22)
export const setOfficeCookie = (value: string): string => `${officeCookie}=${value}; ${cookieRules}`
export const clearOfficeCookie = (): string => `${officeCookie}=; Max-Age=0; ${cookieRules}`

/** Begins a session in the caller's transaction; returns the cookie's value, of which only a hash is stored. */
export async function beginOfficeSession(sql: Sql, { clock, settings }: House, staff: bigint, browser: string): Promise<string> {
  const [id, secret] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
  const at = clock.now()
  const expires_at = new Date(at.getTime() + settings.get('office.sessionHours') * 3_600_000)
  await insertOfficeSession(sql, { id, secret_hash: hashOfSecret(secret), staff, browser, started_at: at, expires_at })
  return `${id}.${secret}`
}

/**
 * Returns who is signed in by a cookie, with what they may at this moment; undefined for a stranger. A session that
 * nobody used for the setting's minutes is locked. `inBackground`: the page asked by itself, which is no use of it.
 */
export async function colleagueOf(house: House, cookie: string | undefined, inBackground: boolean): Promise<Colleague | undefined> {
  const [id, secret] = cookie?.split('.') ?? []
  if (!id || !secret) return undefined
  const row = await readOfficeSession(house.db, id)
  const now = house.clock.now()
  if (!row || !sameHash(row.secret_hash, hashOfSecret(secret)) || now >= row.expires_at) return undefined
  const idleMs = now.getTime() - row.last_seen_at.getTime()
  const isLocked = row.locked_at !== null || idleMs > house.settings.get('office.idleMinutes') * 60_000
  if (!isLocked && !inBackground && idleMs > seenEveryMs) await writeOfficeSessionSeen(house.db, id, now)
  const colleague = await readColleague(house.db, row.staff, now)
  return colleague && { ...colleague, session: { id, startedAt: row.started_at, expiresAt: row.expires_at, isLocked } }
}

/** Returns whether a session goes on: neither ended, over nor locked. */
export async function isSessionOpen({ db, clock, settings }: House, id: string): Promise<boolean> {
  const row = await readOfficeSession(db, id)
  const now = clock.now()
  if (!row || now >= row.expires_at || row.locked_at !== null) return false
  return now.getTime() - row.last_seen_at.getTime() <= settings.get('office.idleMinutes') * 60_000
}

/** Reads a colleague with what they may do at a moment; undefined if there is none or they are not at work here. */
export async function readColleague(sql: Sql, id: bigint, at: Date): Promise<Colleague | undefined> {
  const row = await readStaff(sql, id)
  if (row?.state !== 'active') return undefined
  const player = row.player !== null && row.player_shard !== null ? { shard: row.player_shard, player: row.player } : undefined
  return { id, name: row.name, held: await readHeld(sql, id, at), actor: `staff:${id}`, player }
}

function sameHash(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
