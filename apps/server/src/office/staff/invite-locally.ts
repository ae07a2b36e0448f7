import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { makeLink } from '../sign-in/accept-invitation.ts'
import { insertGrant, readGrants } from '../records/grant.sql.ts'
import { sealEmail } from '../records/staff-email.ts'
import { insertStaff, readStaffByEmail, writeStaffEmail, writeStaffState } from '../records/staff.sql.ts'
import { unknownRoles } from '../roles/role.sql.ts'

type Invited = { id: bigint; link: string; expiresAt: Date }

/**
 * Invites somebody with a role, by whoever has the machine: how the first administrator comes, and how one comes back
 * when every passkey is lost. Returns a sentence if it cannot be.
 */
export async function inviteLocally(
  house: House,
  { name, email, role }: { name: string; email: string; role: string },
  actor: Actor,
): Promise<Invited | string> {
  const { db, clock, personal } = house
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 200) return `"${email}" is no e-mail address.`
  if (name.trim().length < 2 || name.length > 100) return 'A name has 2 to 100 letters.'
  if ((await unknownRoles(db, [role])).length > 0) return `There is no role "${role}". "fairhouse staff roles" lists them.`
  const at = clock.now()
  return db.transaction(async (tx) => {
    const emailIndex = personal.indexOf('staff', email)
    const known = await readStaffByEmail(tx, emailIndex)
    const id = known?.id ?? (await insertStaff(tx, { name: name.trim(), emailIndex, at }))
    if (id === undefined) return 'Somebody with this address was invited at this very moment. Look once more.'
    if (!known) await writeStaffEmail(tx, id, sealEmail(house, id, email))
    if (known?.state === 'left') await writeStaffState(tx, id, 'invited', null)
    const grants = await readGrants(tx, id)
    const has = grants.some((grant) => grant.role === role && grant.ended_at === null && (grant.ends_at === null || grant.ends_at > at))
    if (!has) await insertGrant(tx, { staff: id, role, from: at, until: null, by: actor, at })
    await writeAudit(tx, { at, actor, action: 'office.staff.invite', subject: `staff:${id}`, details: { role } })
    return { id, ...(await makeLink(tx, house, id)) }
  })
}
