import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { endGrants, insertGrant, readGrants, readHandsOut, type GrantRow } from '../records/grant.sql.ts'
import { lockStaff } from '../records/staff.sql.ts'
import { versionOf } from './view-staff.ts'

type Done = Record<string, never> | OfficeRefused
type Given = { id: string; role: string; from?: string | undefined; until?: string | undefined }

/** Gives a colleague a role that whoever gives it may hand out. */
export async function giveRole(asking: ActContext, { id: text, role, from, until }: Given): Promise<Done> {
  const { sql, at, colleague, changes, looksAt } = asking
  const id = BigInt(text)
  const row = await lockStaff(sql, id)
  if (!row || row.state === 'left') return no('notFound')
  const grants = await readGrants(sql, id)
  looksAt(`staff:${id}`, versionOf(row, grants))
  const why = await handingOutRefusal(asking, role)
  if (why) return why
  const begins = from === undefined ? at : new Date(from)
  const ends = until === undefined ? null : new Date(until)
  if (begins < at && from !== undefined) return wrongField('from', 'A role begins now or later.')
  if (ends && ends <= begins) return wrongField('until', 'A role ends after it begins.')
  if (grants.some((grant) => grant.role === role && isOpen(grant, begins)))
    return no('mayNot', { message: `${row.name} has this role at that time already.` })
  await insertGrant(sql, { staff: id, role, from: begins, until: ends, by: colleague.actor, at })
  changes({ what: 'staff.role', subject: `staff:${id}`, before: null, after: role })
  return {}
}

/** Takes a role from a colleague, at once. */
export async function takeRole(asking: ActContext, { id: text, role }: Pick<Given, 'id' | 'role'>): Promise<Done> {
  const { sql, at, colleague, changes, looksAt } = asking
  const id = BigInt(text)
  const row = await lockStaff(sql, id)
  if (!row) return no('notFound')
  looksAt(`staff:${id}`, versionOf(row, await readGrants(sql, id)))
  const why = await handingOutRefusal(asking, role)
  if (why) return why
  if ((await endGrants(sql, id, role, colleague.actor, at)) === 0) return no('mayNot', { message: `${row.name} does not have this role.` })
  changes({ what: 'staff.role', subject: `staff:${id}`, before: role, after: null })
  return {}
}

/** To hold a role and to hand it out are two things: refuses what is not among those that one's own roles hand out. */
async function handingOutRefusal({ sql, at, colleague }: ActContext, role: string): Promise<OfficeRefused | undefined> {
  const roles = await readHandsOut(sql, colleague.id, at)
  return roles.includes(role) ? undefined : no('aboveBound', { details: { handsOut: roles } })
}

const isOpen = ({ ended_at: ended, ends_at: ends }: GrantRow, at: Date): boolean => ended === null && (ends === null || ends > at)
const wrongField = (name: string, message: string) => no('checkFields', { details: { fields: { [name]: { rule: 'time' } } }, message })
