import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { randomId } from '../../base/ids.ts'
import type { ActContext, OfficeContext, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { maskedAddress } from '../players/masks.ts'
import {
  decideDeviceLogin,
  insertDeviceLogin,
  readDeviceLoginByCode,
  readDeviceLoginBySecret,
  takeDeviceLogin as take,
} from './device-login.sql.ts'
import { beginCommandSession, hashOfSecret, readColleague } from './office-session.ts'
import { networkKey } from './prove-passkey.ts'
import { countStaffTry, readStaffLock } from './staff-try.sql.ts'

const livesMs = 10 * 60_000
const windowMs = 15 * 60_000
/** Consonants that look like no other: nothing can be read wrongly, and no word comes of them. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const codeLength = 8

/** How often something is done within 15 minutes before it is closed for as long, by whom. */
type Bounds = readonly (readonly [key: string, most: number])[]
const boundsOfAsking = (house: House, ip: string): Bounds => [
  [`device:ask:${networkKey(house, ip)}`, 20],
  ['device:ask', 300],
]
const boundsOfCodes = (house: House, ip: string, staff: bigint): Bounds => [
  [`device:code:staff:${staff}`, 10],
  [`device:code:${networkKey(house, ip)}`, 30],
  ['device:code', 200],
]

/** Begins a login of the command line: its secret for the command, its code for whoever sits before it. */
export async function beginDeviceLogin({ house, ip }: OfficeContext, { host }: { host: string }) {
  const bounds = boundsOfAsking(house, ip)
  const closed = await closedUntil(house, bounds)
  if (closed) return no('tooManyTries', { until: closed })
  await count(house, bounds)
  const at = house.clock.now()
  const [secret, code] = [randomBytes(32).toString('base64url'), newCode()]
  const expiresAt = new Date(at.getTime() + livesMs)
  await insertDeviceLogin(house.db, {
    id: randomId(24),
    secret_hash: hashOfSecret(secret),
    code_hash: hashOfCode(house, code),
    host,
    network: maskedAddress(ip),
    asked_at: at,
    expires_at: expiresAt,
  })
  return {
    secret,
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
    page: `${house.env.officeOrigin}/device`,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Tells the command how its login stands, and hands over the token once it was allowed. */
export async function askDeviceLogin({ house }: OfficeContext, { secret }: { secret: string }) {
  const at = house.clock.now()
  const row = await readDeviceLoginBySecret(house.db, hashOfSecret(secret), at)
  if (!row) return no('codeOver')
  if (row.state !== 'allowed' || row.decided_by === null)
    return { state: row.state === 'refused' ? ('refused' as const) : ('waiting' as const), name: null, token: null, expiresAt: null }
  const staff = row.decided_by
  return house.db.transaction(async (tx) => {
    const owner = await readColleague(tx, staff, at)
    if (!owner || !(await take(tx, row.id, at))) return no('codeOver')
    const { token, expiresAt } = await beginCommandSession(tx, house, staff, row.host)
    await writeAudit(tx, {
      at,
      actor: owner.actor,
      action: 'office.sign-in',
      subject: owner.actor,
      details: { by: 'commandLine', host: row.host },
    })
    return { state: 'allowed' as const, name: owner.name, token, expiresAt: expiresAt.toISOString() }
  })
}

/** Shows a colleague which command asks by a code. A wrong code is answered as one that is over, and counted. */
export async function readDeviceLogin({ house, ip, colleague }: StaffContext, { code }: { code: string }) {
  const bounds = boundsOfCodes(house, ip, colleague.id)
  const closed = await closedUntil(house, bounds)
  if (closed) return no('tooManyTries', { until: closed })
  const row = await readDeviceLoginByCode(house.db, hashOfCode(house, lettersOf(code)), house.clock.now())
  if (!row) {
    await count(house, bounds)
    return no('codeOver')
  }
  const { id, host, network, asked_at: askedAt, expires_at: expiresAt } = row
  return { id, host, network, askedAt: askedAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

/** Lets a command in as oneself. */
export async function allowDeviceLogin(
  { sql, at, colleague, changes }: ActContext,
  { id }: { id: string },
): Promise<Record<string, never> | OfficeRefused> {
  const row = await decideDeviceLogin(sql, id, 'allowed', colleague.id, at)
  if (!row) return no('codeOver')
  changes({ what: 'staff.commandLine', subject: `staff:${colleague.id}`, before: null, after: row.host })
  return {}
}

/** Refuses a command. Its code can be used no more. */
export async function refuseDeviceLogin(
  { house, colleague }: StaffContext,
  { id }: { id: string },
): Promise<Record<string, never> | OfficeRefused> {
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const row = await decideDeviceLogin(tx, id, 'refused', colleague.id, at)
    if (!row) return no('codeOver')
    const { actor } = colleague
    await writeAudit(tx, { at, actor, action: 'office.device.refuse', subject: actor, details: { host: row.host, network: row.network } })
    return {}
  })
}

const newCode = (): string => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
const lettersOf = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z]/g, '')

/** Keyed, since a code is short enough to be guessed from a hash. */
const hashOfCode = ({ env }: Pick<House, 'env'>, code: string): string =>
  createHmac('sha256', env.indexKey).update(`device login\n${code}`).digest('base64url')

const closedUntil = ({ db, clock }: House, bounds: Bounds): Promise<Date | null> =>
  readStaffLock(
    db,
    bounds.map(([key]) => key),
    clock.now(),
  )

async function count({ db, clock }: House, bounds: Bounds): Promise<void> {
  const now = clock.now()
  const times = { now, windowStart: new Date(now.getTime() - windowMs), lockedUntil: new Date(now.getTime() + windowMs) }
  for (const [key, most] of bounds) await countStaffTry(db, key, most, times)
}
