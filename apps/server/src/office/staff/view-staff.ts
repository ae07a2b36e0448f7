import type { Grant, StaffRow as StaffView } from '@fairhouse/contract/office/index.ts'
import { may } from '@fairhouse/contract/office/base/may.ts'
import { isPermission } from '@fairhouse/contract/office/base/permissions.ts'
import type { House } from '../../base/house.ts'
import type { StaffContext } from '../base/office-context.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { boundOf } from '../sign-in/me.ts'
import { sessionsOf } from '../sign-in/sign-in.ts'
import { readGrants, readHandsOut, readHeld, readHolders, type GrantRow } from '../records/grant.sql.ts'
import { emailOf, maskedEmail } from '../records/staff-email.ts'
import { listStaff as listRows, type ListedStaff, type StaffState } from '../records/staff.sql.ts'

const atOnce = 50
type Wanted = {
  state?: 'invited' | 'active' | 'locked' | 'left' | undefined
  role?: string | undefined
  words?: string | undefined
  after?: string | undefined
}

/** Lists colleagues by name. */
export async function listColleagues({ house, colleague }: StaffContext, { state, role, words, after }: Wanted) {
  const place = placeOf(after)
  const rows = await listRows(house.db, {
    state: state === 'locked' ? 'active' : state,
    role,
    words: words?.trim() || undefined,
    after: place && /^\d{1,18}$/.test(place[1]) ? { name: place[0], id: BigInt(place[1]) } : undefined,
    at: house.clock.now(),
    most: atOnce + 1,
  })
  const shown = rows.slice(0, atOnce)
  const last = shown.at(-1)
  return {
    staff: shown.map((row) => rowOf(house, row, colleague.id)).filter((one) => state === undefined || one.state === state),
    next: rows.length > atOnce && last ? keyOf(last.name, String(last.id)) : null,
  }
}

/** Shows a colleague with roles, sessions and what they may do. */
export async function readColleaguePage(asking: StaffContext, { id: text }: { id: string }) {
  const { house, colleague } = asking
  const [id, now] = [BigInt(text), house.clock.now()]
  const [row] = await listRows(house.db, { id, at: now, most: 1 })
  if (!row) return no('notFound')
  const grants = await readGrants(house.db, id)
  const held = await readHeld(house.db, id, now)
  const mayGive = id === colleague.id ? [] : await readHandsOut(house.db, colleague.id, now)
  const permissions = [...new Set(held.map(({ permission }) => permission))]
  return {
    person: {
      ...rowOf(house, row, colleague.id),
      createdAt: row.created_at.toISOString(),
      leftAt: row.left_at?.toISOString() ?? null,
      hasPlayer: row.player !== null,
      version: versionOf(row, grants),
    },
    grants: grants.map((grant) => grantOf(grant, now)),
    sessions: await sessionsOf(asking, id),
    held: permissions.map((permission) => {
      const own = held.filter((one) => one.permission === permission)
      return { permission, bound: boundOf(own[0]?.bound ?? {}), roles: own.map(({ role }) => role) }
    }),
    mayGive: row.state === 'left' ? [] : mayGive,
  }
}

/** Names a colleague's state as an act is decided on it: it moves with every grant and every change of state. */
export const versionOf = ({ state }: { state: StaffState }, grants: readonly GrantRow[]): string =>
  `${state} ${grants.length} ${grants.filter(({ ended_at: ended }) => ended !== null).length}`

function rowOf(house: House, row: ListedStaff, asking: bigint): StaffView {
  const email = emailOf(house, row)
  return {
    id: String(row.id),
    name: row.name,
    email: row.id === asking ? email : maskedEmail(email),
    state: row.state === 'active' && row.locked_until !== null ? 'locked' : row.state,
    roles: row.roles,
    passkeys: row.passkeys,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  }
}

function grantOf({ role, starts_at: from, ends_at: until, granted_by: grantedBy, ended_at: ended }: GrantRow, now: Date): Grant {
  const over = ended !== null && (until === null || ended < until) ? ended : until
  return {
    role,
    from: from.toISOString(),
    until: over?.toISOString() ?? null,
    grantedBy,
    isNow: from <= now && (over === null || over > now) && ended === null,
  }
}

type Asked = { id: string; permission: string; country?: string | undefined; amount?: string | undefined; currency?: string | undefined }

/** Explains whether a colleague may do something, by which role, and who may if they may not. */
export async function explainPermission(
  { house }: StaffContext,
  { id, permission, country, amount, currency }: Asked,
): Promise<{ may: boolean; why: 'permission' | 'outOfReach' | 'bound' | null; roles: string[]; heldBy: string[] } | OfficeRefused> {
  if (!isPermission(permission)) return no('notFound')
  const now = house.clock.now()
  const held = await readHeld(house.db, BigInt(id), now)
  const verdict = may(held, permission, {
    ...(country ? { country } : {}),
    ...(amount && currency ? { amount, currency } : {}),
  })
  return {
    may: verdict.may,
    why: verdict.may ? null : verdict.why,
    roles: held.filter((one) => one.permission === permission).map(({ role }) => role),
    heldBy: await readHolders(house.db, permission, now),
  }
}
