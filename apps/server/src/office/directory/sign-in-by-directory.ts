import { randomBytes } from 'node:crypto'
import type { Me } from '@fairhouse/contract/office/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import type { OfficeContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { sealEmail } from '../records/staff-email.ts'
import { insertStaff, lockStaff, readStaffByEmail, writeStaffEmail, writeStaffState } from '../records/staff.sql.ts'
import { hashOfSecret } from '../sign-in/office-session.ts'
import { enterOffice, rememberChallenge } from '../sign-in/sign-in.ts'
import { takeStaffChallenge } from '../sign-in/staff-passkey.sql.ts'
import { addressOf, hasDirectory, personOf, tryOf, type DirectoryPerson } from './directory-client.ts'
import { insertKnownBy, readKnownBy } from './directory.sql.ts'
import { agreeRoles, rolesOf } from './agree-roles.ts'

const cookieName = '__Host-office-directory'
const tryMs = 10 * 60_000
const setCookie = (value: string, seconds: number) =>
  `${cookieName}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`

export const readDirectory = async ({ house }: OfficeContext) => ({
  name: hasDirectory(house) ? house.settings.get('office.directory.name') : null,
})

/** Begins a sign-in by the directory. The browser keeps a secret, from which everything that is sent there is made. */
export async function beginDirectory({ house, setCookie: set }: OfficeContext): Promise<{ address: string } | OfficeRefused> {
  if (!hasDirectory(house)) return refused('notSetUp')
  const secret = randomBytes(32).toString('base64url')
  const parts = tryOf(secret)
  try {
    const address = await addressOf(house, parts)
    await rememberChallenge(house, parts.state, 'directory', null, tryMs)
    set(setCookie(secret, tryMs / 1000))
    return { address }
  } catch (error) {
    house.log.warn({ error }, 'the directory of the office could not be asked')
    return refused('away')
  }
}

/** Signs in whoever comes back from the directory, once for each time that they were sent there. */
export async function signInByDirectory(asking: OfficeContext, { back }: { back: string }): Promise<{ me: Me } | OfficeRefused> {
  const { house } = asking
  const secret = asking.cookie(cookieName)
  asking.setCookie(setCookie('', 0))
  if (!secret || !hasDirectory(house)) return refused('over')
  const parts = tryOf(secret)
  if (!(await takeStaffChallenge(house.db, hashOfSecret(parts.state), 'directory', null, house.clock.now()))) return refused('over')
  if (new URLSearchParams(back).get('error') === 'access_denied') return refused('declined')
  let person: DirectoryPerson
  try {
    person = await personOf(house, back, parts)
  } catch (error) {
    house.log.warn({ error }, 'what the directory sent back does not hold')
    return refused('over')
  }
  const known = await knowPerson(asking, person)
  return isNo(known) ? known : enterOffice(asking, known.staff)
}

/** Finds or makes the colleague whom the directory names, and has their roles follow their groups. */
async function knowPerson(asking: OfficeContext, person: DirectoryPerson): Promise<{ staff: bigint } | OfficeRefused> {
  const { house } = asking
  const wanted = house.settings.get('office.directory.methods')
  if (wanted.length > 0 && !wanted.some((method) => person.methods.includes(method))) return refused('weak')
  const roles = await rolesOf(house, person.groups)
  return house.db.transaction(async (tx) => {
    const staff = await findColleague(tx, asking, person, roles.length > 0)
    if (isNo(staff)) return staff
    const row = await lockStaff(tx, staff)
    if (row?.state === 'left') return refused('left')
    const has = await agreeRoles(tx, house, staff, roles)
    if (has === 0) return refused('noRole')
    if (row?.state === 'invited') await writeStaffState(tx, staff, 'active', null)
    return { staff }
  })
}

/**
 * By the directory's own name for them, else by their address. A colleague who has a passkey connects the directory
 * while signed in by it: an address alone does not take over an account.
 */
async function findColleague(
  tx: Transaction,
  { house, colleague }: OfficeContext,
  person: DirectoryPerson,
  mayBegin: boolean,
): Promise<bigint | OfficeRefused> {
  const known = await readKnownBy(tx, person)
  if (known !== undefined) return known
  const at = house.clock.now()
  const emailIndex = house.personal.indexOf('staff', person.email)
  const byEmail = await readStaffByEmail(tx, emailIndex)
  const isThemself = colleague?.id === byEmail?.id && colleague?.session?.kind === 'browser' && !colleague.session.isLocked
  if (byEmail && byEmail.state !== 'invited' && !isThemself) return refused(byEmail.state === 'left' ? 'left' : 'connectFirst')
  if (!byEmail && !mayBegin) return refused('noRole')
  const staff = byEmail?.id ?? (await begin(tx, house, person, emailIndex))
  if (staff === undefined || !(await insertKnownBy(tx, person, staff, at))) return no('signInFailed')
  await writeAudit(tx, {
    at,
    actor: `staff:${staff}`,
    action: 'office.directory.connect',
    subject: `staff:${staff}`,
    details: { issuer: person.issuer },
  })
  return staff
}

async function begin(tx: Transaction, house: House, { name, email }: DirectoryPerson, emailIndex: string): Promise<bigint | undefined> {
  const id = await insertStaff(tx, { name, emailIndex, at: house.clock.now() })
  if (id !== undefined) await writeStaffEmail(tx, id, sealEmail(house, id, email))
  return id
}

type Why = 'notSetUp' | 'away' | 'over' | 'declined' | 'weak' | 'noRole' | 'left' | 'connectFirst'
const refused = (why: Why): OfficeRefused => no('directoryRefused', { details: { why } })
