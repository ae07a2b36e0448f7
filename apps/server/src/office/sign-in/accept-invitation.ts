import type { MadePasskey } from '@fairhouse/contract'
import type { Me } from '@fairhouse/contract/office/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { askForKey, readKey } from '../../base/http/webauthn.ts'
import type { OfficeContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readHeld } from '../records/grant.sql.ts'
import { emailOf } from '../records/staff-email.ts'
import { lockStaff, readStaff, writeStaffState, type StaffRow } from '../records/staff.sql.ts'
import { insertInvitation, readInvitation as readOpenLink, useInvitation } from './invitation.sql.ts'
import { hashOfSecret } from './office-session.ts'
import { officeSite } from './passkey-site.ts'
import { networkKey } from './prove-passkey.ts'
import { enterOffice, rememberChallenge } from './sign-in.ts'
import { insertStaffPasskey, readStaffPasskeys, takeStaffChallenge } from './staff-passkey.sql.ts'
import { countStaffTry, readStaffLock } from './staff-try.sql.ts'
import { randomId } from '../../base/ids.ts'

export const mostPasskeys = 10
const linkMs = 30 * 60_000
const lockMs = 15 * 60_000
const mostTries = 30

/** Makes somebody's link of 30 minutes; those before it end. */
export async function makeLink(sql: Sql, house: Pick<House, 'clock' | 'env'>, staff: bigint): Promise<{ link: string; expiresAt: Date }> {
  const now = house.clock.now()
  const secret = randomId(32)
  const expiresAt = new Date(now.getTime() + linkMs)
  await insertInvitation(sql, staff, hashOfSecret(secret), expiresAt, now)
  // Behind the #: a fragment is sent to no server and stands in no log.
  return { link: `${house.env.officeOrigin}/invitation#${secret}`, expiresAt }
}

/** Opens a link: for whom it is, and with what their browser makes a passkey. */
export async function readInvitation(asking: OfficeContext, { link }: { link: string }) {
  const { house } = asking
  const open = await openLink(asking, link)
  if ('no' in open) return open
  const { row, expiresAt } = open
  const options = await askForStaffKey(house, row)
  await rememberChallenge(house, options.challenge, 'register', row.id)
  const held = await readHeld(house.db, row.id, house.clock.now())
  return {
    name: row.name,
    roles: [...new Set(held.map(({ role }) => role))],
    expiresAt: expiresAt.toISOString(),
    options: { ...options },
  }
}

/** Keeps the passkey that the browser made, and signs its owner in. */
export async function acceptInvitation(
  asking: OfficeContext,
  { link, made }: { link: string; made: MadePasskey },
): Promise<{ me: Me } | OfficeRefused> {
  const { house } = asking
  const open = await openLink(asking, link)
  if ('no' in open) return open
  const { id } = open.row
  const key = await readStaffKey(house, id, made)
  if (!key) return no('signInFailed')
  const at = house.clock.now()
  const kept = await house.db.transaction(async (tx) => {
    const row = await lockStaff(tx, id)
    if (!row || row.state === 'left' || !(await useInvitation(tx, hashOfSecret(link), at))) return false
    await insertStaffPasskey(tx, { ...key, staff: id, name: asking.browser, added_at: at }, mostPasskeys)
    if (row.state === 'invited') await writeStaffState(tx, id, 'active', null)
    await writeAudit(tx, { at, actor: `staff:${id}`, action: 'office.passkey.add', subject: `staff:${id}`, details: { by: 'invitation' } })
    return true
  })
  return kept ? enterOffice(asking, id) : no('linkOver')
}

type OpenLink = { row: StaffRow; expiresAt: Date }

/** Finds an open link. Guesses are counted by network. */
async function openLink({ house, ip }: OfficeContext, link: string): Promise<OpenLink | OfficeRefused> {
  const now = house.clock.now()
  const network = networkKey(house, ip)
  const closed = await readStaffLock(house.db, [network], now)
  if (closed) return no('tooManyTries', { until: closed })
  const found = await readOpenLink(house.db, hashOfSecret(link), now)
  const row = found && (await readStaff(house.db, found.staff))
  if (row && row.state !== 'left') return { row, expiresAt: found.expires_at }
  const times = { now, windowStart: new Date(now.getTime() - lockMs), lockedUntil: new Date(now.getTime() + lockMs) }
  await countStaffTry(house.db, network, mostTries, times)
  return no('linkOver')
}

/** Asks a colleague's browser for a new passkey. */
export async function askForStaffKey(house: House, row: StaffRow) {
  const keys = (await readStaffPasskeys(house.db, row.id)).map(({ credential_id: id, transports }) => ({ id, transports }))
  const handle = house.personal.indexOf('staff-passkey', String(row.id))
  return askForKey(officeSite(house), { handle, email: emailOf(house, row), fullName: row.name, keys })
}

/** Reads the passkey that a colleague's browser made; undefined if anything is wrong. */
export async function readStaffKey(house: House, staff: bigint, made: MadePasskey) {
  const isOurs = (challenge: string) => takeStaffChallenge(house.db, hashOfSecret(challenge), 'register', staff, house.clock.now())
  const key = await readKey(officeSite(house), made, isOurs)
  return key && { credential_id: key.id, public_key: key.publicKey, counter: BigInt(key.counter), transports: key.transports }
}
