import type { UsedPasskey } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { readProof } from '../../base/http/webauthn.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { hashOfSecret } from './office-session.ts'
import { officeSite } from './passkey-site.ts'
import { readStaffPasskey, takeStaffChallenge, writeStaffPasskeyUsed, type StaffPasskeyRow } from './staff-passkey.sql.ts'
import { clearStaffTries, countStaffTry, readStaffLock } from './staff-try.sql.ts'

const lockMs = 15 * 60_000
const mostOfPerson = 3
// A network may be a whole office behind one address.
const mostOfNetwork = 30

/** Returns whose passkey proved itself; refuses others, and everybody for 15 minutes after three failures. */
export async function provePasskey(house: House, ip: string, used: UsedPasskey): Promise<StaffPasskeyRow | OfficeRefused> {
  const now = house.clock.now()
  const network = networkKey(house, ip)
  const kept = await readStaffPasskey(house.db, used.id)
  const person = kept && `staff:${kept.staff}`
  const closed = await readStaffLock(house.db, person ? [network, person] : [network], now)
  if (closed) return no('tooManyTries', { until: closed })
  if (kept && (await isProven(house, kept, used, 'signIn', null))) {
    await clearStaffTries(house.db, `staff:${kept.staff}`)
    return kept
  }
  return countFailure(house, network, kept)
}

async function countFailure(house: House, network: string, kept: StaffPasskeyRow | undefined): Promise<OfficeRefused> {
  const now = house.clock.now()
  const times = { now, windowStart: new Date(now.getTime() - lockMs), lockedUntil: new Date(now.getTime() + lockMs) }
  await countStaffTry(house.db, network, mostOfNetwork, times)
  if (!kept) return no('signInFailed')
  const subject = `staff:${kept.staff}`
  const until = await countStaffTry(house.db, subject, mostOfPerson, times)
  await writeAudit(house.db, {
    at: now,
    actor: 'visitor:unknown',
    action: until ? 'office.sign-in.locked' : 'office.sign-in.failed',
    subject,
  })
  return until ? no('tooManyTries', { until }) : no('signInFailed')
}

/** Verifies a passkey's answer to one of our challenges, once, and records its use. A device whose counter went back may be a copy. */
export async function isProven(
  house: House,
  kept: StaffPasskeyRow,
  used: UsedPasskey,
  purpose: 'signIn' | 'act',
  challenge: string | null,
): Promise<boolean> {
  const { credential_id: id, public_key: publicKey, transports, staff } = kept
  const now = house.clock.now()
  const isOurs = async (given: string) =>
    (challenge === null || given === challenge) &&
    takeStaffChallenge(house.db, hashOfSecret(given), purpose, purpose === 'act' ? staff : null, now)
  const count = await readProof(officeSite(house), used, { id, publicKey, transports, counter: 0 }, isOurs)
  return count !== undefined && (await writeStaffPasskeyUsed(house.db, id, BigInt(count), now))
}

export const networkKey = ({ personal }: House, ip: string): string => `network:${personal.indexOf('address', networkOf(ip))}`
