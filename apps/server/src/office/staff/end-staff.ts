import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { withdrawRequestsOf } from '../requests/request.sql.ts'
import { endInvitations } from '../sign-in/invitation.sql.ts'
import { endOfficeSessions } from '../sign-in/office-session.sql.ts'
import { deleteStaffPasskeys } from '../sign-in/staff-passkey.sql.ts'
import { endTokensOf } from '../tokens/token.sql.ts'
import { endGrants, readGrants } from '../records/grant.sql.ts'
import { lockStaff, writeStaffState } from '../records/staff.sql.ts'
import { versionOf } from './view-staff.ts'

/** Somebody leaves: everything by which they could act ends at once. Their number stays, as the audit log names it. */
export async function endStaff(asking: ActContext, { id: text }: { id: string }): Promise<Record<string, never> | OfficeRefused> {
  const { sql, at, colleague, changes, looksAt } = asking
  const id = BigInt(text)
  const row = await lockStaff(sql, id)
  if (!row) return no('notFound')
  looksAt(`staff:${id}`, versionOf(row, await readGrants(sql, id)))
  if (row.state === 'left') return no('mayNot', { message: `${row.name} has left already.` })
  await writeStaffState(sql, id, 'left', at)
  const ended = {
    sessions: await endOfficeSessions(sql, id, at, 'left'),
    passkeys: await deleteStaffPasskeys(sql, id),
    grants: await endGrants(sql, id, undefined, colleague.actor, at),
    tokens: await endTokensOf(sql, id, at),
    requests: await withdrawRequestsOf(sql, id, at),
  }
  await endInvitations(sql, id, at)
  const subject = `staff:${id}`
  changes({ what: 'staff.state', subject, before: row.state, after: 'left' })
  for (const [name, count] of Object.entries(ended))
    if (count > 0) changes({ what: `staff.${name}`, subject, before: String(count), after: '0' })
  return {}
}

/** Ends every session of a colleague. */
export async function endStaffSessions(
  { sql, at, changes }: ActContext,
  { id: text }: { id: string },
): Promise<{ ended: number } | OfficeRefused> {
  const id = BigInt(text)
  if (!(await lockStaff(sql, id))) return no('notFound')
  const ended = await endOfficeSessions(sql, id, at, 'ended')
  changes({ what: 'staff.sessions', subject: `staff:${id}`, before: String(ended), after: '0' })
  return { ended }
}
