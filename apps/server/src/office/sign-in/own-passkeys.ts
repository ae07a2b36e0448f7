import type { MadePasskey } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readStaff } from '../records/staff.sql.ts'
import { askForStaffKey, mostPasskeys, readStaffKey } from './accept-invitation.ts'
import { hashOfSecret } from './office-session.ts'
import { rememberChallenge } from './sign-in.ts'
import { deleteStaffPasskey, insertStaffChallenge, insertStaffPasskey, readStaffPasskeys } from './staff-passkey.sql.ts'

const waitMs = 5 * 60_000
type Done = Record<string, never> | OfficeRefused

export async function listOwnPasskeys({ house, colleague }: StaffContext) {
  const rows = await readStaffPasskeys(house.db, colleague.id)
  return {
    passkeys: rows.map(({ credential_id: id, name, added_at: added, used_at: used }) => ({
      id,
      name,
      addedAt: added.toISOString(),
      usedAt: used?.toISOString() ?? null,
    })),
  }
}

/** Begins to add a passkey; one that is there has signed this. */
export async function beginOwnPasskey({ house, sql, at, colleague }: ActContext) {
  const row = await readStaff(sql, colleague.id)
  if (!row) return no('notFound')
  const options = await askForStaffKey(house, row)
  await insertStaffChallenge(sql, hashOfSecret(options.challenge), 'register', colleague.id, new Date(at.getTime() + waitMs))
  return { options: { ...options } }
}

/**
 * Begins to make somebody's first passkey, with which they sign acts from then on. Only the directory signs in somebody
 * who has none, and only right afterwards is it surely them who sits there.
 */
export async function beginFirstPasskey({ house, colleague }: StaffContext) {
  const row = await readStaff(house.db, colleague.id)
  if (!row || colleague.session?.kind !== 'browser') return no('notFound')
  if ((await readStaffPasskeys(house.db, colleague.id)).length > 0)
    return no('mayNot', { message: 'There is a passkey already: it signs that another one is added.' })
  if (house.clock.now().getTime() - colleague.session.startedAt.getTime() > waitMs)
    return no('mayNot', { message: 'More than five minutes have passed since you signed in: sign in by the directory once more.' })
  const options = await askForStaffKey(house, row)
  await rememberChallenge(house, options.challenge, 'register', colleague.id)
  return { options: { ...options } }
}

export async function addOwnPasskey({ house, colleague, browser }: StaffContext, { made }: { made: MadePasskey }): Promise<Done> {
  const key = await readStaffKey(house, colleague.id, made)
  if (!key) return no('signInFailed')
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const kept = await insertStaffPasskey(tx, { ...key, staff: colleague.id, name: browser, added_at: at }, mostPasskeys)
    if (!kept) return no('mayNot', { message: `There are ${mostPasskeys} passkeys already, or this one is known.` })
    await writeAudit(tx, { at, actor: colleague.actor, action: 'office.passkey.add', subject: colleague.actor })
    return {}
  })
}

/** Removes a passkey. Without one nobody could come back, so that the last one stays. */
export async function removeOwnPasskey({ sql, colleague, changes }: ActContext, { id }: { id: string }): Promise<Done> {
  const key = (await readStaffPasskeys(sql, colleague.id)).find(({ credential_id: one }) => one === id)
  if (!key) return no('notFound')
  if (!(await deleteStaffPasskey(sql, colleague.id, id))) return no('mayNot', { message: 'The last passkey stays: add another one first.' })
  changes({ what: 'passkey', before: key.name, after: null })
  return {}
}
