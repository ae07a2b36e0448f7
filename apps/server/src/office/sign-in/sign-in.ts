import type { UsedPasskey } from '@fairhouse/contract'
import type { Me } from '@fairhouse/contract/office/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { askForProof } from '../../base/http/webauthn.ts'
import type { OfficeContext, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { meOf } from './me.ts'
import { beginOfficeSession, clearOfficeCookie, hashOfSecret, nameOfSession, readColleague, setOfficeCookie } from './office-session.ts'
import { endOfficeSession, listOfficeSessions, writeOfficeSessionLocked, writeOfficeSessionUnlocked } from './office-session.sql.ts'
import { authenticatorOf, officeSite } from './passkey-site.ts'
import { provePasskey } from './prove-passkey.ts'
import { insertStaffChallenge, type ChallengePurpose } from './staff-passkey.sql.ts'

const waitMs = 5 * 60_000

/** Begins a sign-in without naming anybody; the device tells whose passkey it has. */
export async function beginSignIn({ house }: OfficeContext) {
  const options = await askForProof(officeSite(house))
  await rememberChallenge(house, options.challenge, 'signIn', null)
  return { options: { ...options }, directory: false, authenticator: authenticatorOf(house) }
}

/** Keeps a challenge for five minutes, or as long as said, by its hash. */
export const rememberChallenge = (
  { db, clock }: House,
  challenge: string,
  purpose: ChallengePurpose,
  staff: bigint | null,
  forMs = waitMs,
): Promise<void> => insertStaffChallenge(db, hashOfSecret(challenge), purpose, staff, new Date(clock.now().getTime() + forMs))

export async function signIn(asking: OfficeContext, { used }: { used: UsedPasskey }): Promise<{ me: Me } | OfficeRefused> {
  const proven = await provePasskey(asking.house, asking.ip, used)
  return isNo(proven) ? proven : enterOffice(asking, proven.staff)
}

/** Signs in somebody who has proven who they are, always with a new session. */
export async function enterOffice(asking: OfficeContext, staff: bigint): Promise<{ me: Me } | OfficeRefused> {
  const { house } = asking
  const at = house.clock.now()
  const known = await readColleague(house.db, staff, at)
  if (!known) return no('signInFailed')
  const cookie = await house.db.transaction(async (tx) => {
    await writeAudit(tx, { at, actor: known.actor, action: 'office.sign-in', subject: known.actor })
    return beginOfficeSession(tx, house, staff, asking.browser)
  })
  asking.setCookie(setOfficeCookie(cookie))
  const [id = ''] = cookie.split('.')
  const expiresAt = new Date(at.getTime() + house.settings.get('office.sessionHours') * 3_600_000)
  return { me: await meOf(house, { ...known, session: { id, kind: 'browser', startedAt: at, expiresAt, isLocked: false } }) }
}

export async function signOut({ house, colleague, setCookie }: StaffContext): Promise<Record<string, never>> {
  const at = house.clock.now()
  if (colleague.session) await endOfficeSession(house.db, colleague.id, colleague.session.id, at, 'signOut')
  await writeAudit(house.db, { at, actor: colleague.actor, action: 'office.sign-out', subject: colleague.actor })
  setCookie(clearOfficeCookie())
  return {}
}

/** Locks this session; the page stays where it is. */
export async function lockSession({ house, colleague }: StaffContext): Promise<Record<string, never>> {
  if (colleague.session) await writeOfficeSessionLocked(house.db, colleague.session.id, house.clock.now())
  return {}
}

/** Opens a locked session by a passkey of the same person. */
export async function unlockSession(asking: StaffContext, { used }: { used: UsedPasskey }): Promise<{ me: Me } | OfficeRefused> {
  const { house, colleague, ip } = asking
  const proven = await provePasskey(house, ip, used)
  if (isNo(proven)) return proven
  if (proven.staff !== colleague.id || !colleague.session) return no('signInFailed')
  await writeOfficeSessionUnlocked(house.db, colleague.session.id, house.clock.now())
  return { me: await meOf(house, { ...colleague, session: { ...colleague.session, isLocked: false } }) }
}

/** Lists where somebody is signed in. */
export async function sessionsOf({ house, colleague }: StaffContext, staff: bigint) {
  const rows = await listOfficeSessions(house.db, staff, house.clock.now())
  return rows.map(({ id, started_at, last_seen_at, browser, kind }) => ({
    id: nameOfSession(id),
    kind,
    startedAt: started_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    browser,
    isThis: id === colleague.session?.id,
  }))
}

export const listOwnSessions = async (asking: StaffContext) => ({ sessions: await sessionsOf(asking, asking.colleague.id) })

/** Ends one of one's own sessions, named as the list names it. */
export async function endOwnSession({ house, colleague }: StaffContext, { id: name }: { id: string }) {
  const at = house.clock.now()
  const row = (await listOfficeSessions(house.db, colleague.id, at)).find(({ id }) => nameOfSession(id) === name)
  if (!row) return no('notFound')
  await endOfficeSession(house.db, colleague.id, row.id, at, 'ended')
  await writeAudit(house.db, { at, actor: colleague.actor, action: 'office.session.end', subject: colleague.actor })
  return {}
}
