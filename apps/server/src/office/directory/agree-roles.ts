import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { insertGrant } from '../records/grant.sql.ts'
import { unknownRoles } from '../roles/role.sql.ts'
import { endRoleGivenBy, readRunningRoles } from './directory.sql.ts'

/** Who gives and takes roles by groups. */
const directoryActor: Actor = 'provider:directory'

/** Returns the roles that groups of the directory have here; a role that is no longer there is passed over. */
export async function rolesOf({ settings, db }: House, groups: readonly string[]): Promise<string[]> {
  const mapped = settings.get('office.directory.roles')
  const named = [...new Set(groups.flatMap((group) => (Object.hasOwn(mapped, group) ? (mapped[group] ?? []) : [])))].toSorted()
  const unknown = new Set(await unknownRoles(db, named))
  return named.filter((role) => !unknown.has(role))
}

/**
 * Gives the roles that somebody's groups have and takes those that the directory gave before and no longer stands for.
 * Roles that a colleague gave stay. Returns how many roles there are then.
 */
export async function agreeRoles(tx: Transaction, { clock }: House, staff: bigint, roles: readonly string[]): Promise<number> {
  const at = clock.now()
  const running = await readRunningRoles(tx, staff, at)
  const has = new Set(running.map(({ role }) => role))
  const over = running.filter(({ role, granted_by: by }) => by === directoryActor && !roles.includes(role)).map(({ role }) => role)
  const fresh = roles.filter((role) => !has.has(role))
  for (const role of fresh) await insertGrant(tx, { staff, role, from: at, until: null, by: directoryActor, at })
  for (const role of over) await endRoleGivenBy(tx, staff, role, directoryActor, at)
  if (fresh.length + over.length > 0)
    await writeAudit(tx, {
      at,
      actor: directoryActor,
      action: 'office.directory.roles',
      subject: `staff:${staff}`,
      details: { given: fresh, taken: over },
    })
  const others = running.filter(({ role, granted_by: by }) => by !== directoryActor && !over.includes(role))
  return new Set([...roles, ...others.map(({ role }) => role)]).size
}
