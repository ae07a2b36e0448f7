import { shardOf } from '../../base/ids.ts'
import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { makeLink } from '../sign-in/accept-invitation.ts'
import { endOfficeSessions } from '../sign-in/office-session.sql.ts'
import { deleteStaffPasskeys } from '../sign-in/staff-passkey.sql.ts'
import { readPlayer } from '../../people/players/index.ts'
import { readGrants } from '../records/grant.sql.ts'
import { maskedEmail, sealEmail } from '../records/staff-email.ts'
import { insertStaff, lockStaff, writeStaffEmail, writeStaffState } from '../records/staff.sql.ts'
import { versionOf } from './view-staff.ts'

type Invited = { id: string; link: string; expiresAt: string }
type New = { name: string; email: string; player?: string | undefined }

/** Invites somebody. They have no role yet: those are given apart. */
export async function inviteStaff(
  asking: Pick<ActContext, 'house' | 'sql' | 'at' | 'changes'>,
  { name, email, player }: New,
): Promise<Invited | OfficeRefused> {
  const { house, sql, at, changes } = asking
  const own = player === undefined ? undefined : { shard: shardOf(BigInt(player)), player: BigInt(player) }
  if (own && !(await readPlayer(sql, own.shard, own.player))) return no('mayNot', { message: `There is no player ${player}.` })
  const id = await insertStaff(sql, { name, emailIndex: house.personal.indexOf('staff', email), player: own, at })
  if (id === undefined)
    return no('mayNot', { message: 'Somebody with this address works here already, or has. Look for them in the list.' })
  await writeStaffEmail(sql, id, sealEmail(house, id, email))
  const { link, expiresAt } = await makeLink(sql, house, id)
  changes({ what: 'staff.state', subject: `staff:${id}`, before: null, after: 'invited' })
  changes({ what: 'staff.email', subject: `staff:${id}`, before: null, after: maskedEmail(email) })
  return { id: String(id), link, expiresAt: expiresAt.toISOString() }
}

/**
 * Makes a new link for somebody who has not come yet, has left, or has lost every passkey. What they had to sign in with
 * ends.
 */
export async function inviteAgain(asking: ActContext, { id: text }: { id: string }): Promise<Omit<Invited, 'id'> | OfficeRefused> {
  const { house, sql, at, changes, looksAt } = asking
  const id = BigInt(text)
  const row = await lockStaff(sql, id)
  if (!row) return no('notFound')
  looksAt(`staff:${id}`, versionOf(row, await readGrants(sql, id)))
  const gone = await deleteStaffPasskeys(sql, id)
  await endOfficeSessions(sql, id, at, 'ended')
  if (row.state === 'left') await writeStaffState(sql, id, 'invited', null)
  const { link, expiresAt } = await makeLink(sql, house, id)
  changes({ what: 'staff.passkeys', subject: `staff:${id}`, before: String(gone), after: '0' })
  if (row.state === 'left') changes({ what: 'staff.state', subject: `staff:${id}`, before: 'left', after: 'invited' })
  return { link, expiresAt: expiresAt.toISOString() }
}
