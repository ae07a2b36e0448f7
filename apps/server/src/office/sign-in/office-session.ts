import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Colleague } from '../base/office-context.ts'
import { readHeld } from '../records/grant.sql.ts'
import { readStaff } from '../records/staff.sql.ts'
import {
  insertOfficeSession,
  readOfficeSession,
  writeOfficeSessionSeen,
  type OfficeSessionRow,
  type SessionKind,
} from './office-session.sql.ts'

export const officeCookie = '__Host-office'
const commandPrefix = 'fhc_'
const seenEveryMs = 60_000
const cookieRules = 'Path=/; Secure; HttpOnly; SameSite=Strict'

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
/** Names a session for pages; the name neither works as its id nor reveals it. */
export const nameOfSession = (id: string): string => hashOfSecret(`office session ${id}`).slice(0, 22)
export const setOfficeCookie = (value: string): string => `${officeCookie}=${value}; ${cookieRules}`
export const clearOfficeCookie = (): string => `${officeCookie}=; Max-Age=0; ${cookieRules}`

/** Begins a session in the caller's transaction; returns the cookie's value, of which only a hash is stored. */
export const beginOfficeSession = async (sql: Sql, house: House, staff: bigint, browser: string): Promise<string> =>
  (await insertSession(sql, house, staff, browser, 'browser')).value

/** Begins a session of the command line in the caller's transaction; returns its token, of which only a hash is stored. */
export async function beginCommandSession(
  sql: Sql,
  house: House,
  staff: bigint,
  host: string,
): Promise<{ token: string; expiresAt: Date }> {
  const { value, expiresAt } = await insertSession(sql, house, staff, host, 'commandLine')
  return { token: `${commandPrefix}${value}`, expiresAt }
}

async function insertSession(sql: Sql, { clock, settings }: House, staff: bigint, browser: string, kind: SessionKind) {
  const [id, secret] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
  const at = clock.now()
  const hours = settings.get(kind === 'browser' ? 'office.sessionHours' : 'office.commandHours')
  const expiresAt = new Date(at.getTime() + hours * 3_600_000)
  await insertOfficeSession(sql, { id, secret_hash: hashOfSecret(secret), staff, browser, started_at: at, expires_at: expiresAt, kind })
  return { value: `${id}.${secret}`, expiresAt }
}

/**
 * Returns who is signed in by a cookie, with what they may at this moment; undefined for a stranger. A session that
 * nobody used for the setting's minutes is locked. `inBackground`: the page asked by itself, which is no use of it.
 */
export const colleagueOf = (house: House, cookie: string | undefined, inBackground: boolean): Promise<Colleague | undefined> =>
  colleagueOfSession(house, 'browser', cookie ?? '', inBackground)

/** Returns whose command line sends a token, with what they may at this moment; undefined for a stranger. */
export async function colleagueOfCommand(house: House, authorization: string): Promise<Colleague | undefined> {
  const [, value] = /^Bearer fhc_([\w-]{10,40}\.[\w-]{20,100})$/.exec(authorization) ?? []
  return value === undefined ? undefined : colleagueOfSession(house, 'commandLine', value, false)
}

async function colleagueOfSession(house: House, kind: SessionKind, value: string, inBackground: boolean): Promise<Colleague | undefined> {
  const [id, secret] = value.split('.')
  if (!id || !secret) return undefined
  const row = await readOfficeSession(house.db, id)
  const now = house.clock.now()
  // A token is no cookie: as one it would be a session that never locks, and may what a browser may.
  if (row?.kind !== kind || !sameHash(row.secret_hash, hashOfSecret(secret)) || now >= row.expires_at) return undefined
  const isLocked = isRowLocked(house, row)
  if (!isLocked && !inBackground && now.getTime() - row.last_seen_at.getTime() > seenEveryMs)
    await writeOfficeSessionSeen(house.db, id, now)
  const colleague = await readColleague(house.db, row.staff, now)
  return colleague && { ...colleague, session: { id, kind, startedAt: row.started_at, expiresAt: row.expires_at, isLocked } }
}

/** Returns whether a session waits for the passkey. One of the command line has no screen that somebody could leave open. */
function isRowLocked({ clock, settings }: House, { kind, locked_at: lockedAt, last_seen_at: seenAt }: OfficeSessionRow): boolean {
  if (kind === 'commandLine') return false
  return lockedAt !== null || clock.now().getTime() - seenAt.getTime() > settings.get('office.idleMinutes') * 60_000
}

/** Returns whether a session goes on: neither ended, over nor locked. */
export async function isSessionOpen(house: House, id: string): Promise<boolean> {
  const row = await readOfficeSession(house.db, id)
  return row !== undefined && house.clock.now() < row.expires_at && !isRowLocked(house, row)
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
