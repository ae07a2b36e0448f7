import type { Role } from '@fairhouse/contract/office/index.ts'
import type { Bound } from '@fairhouse/contract/office/base/may.ts'
import { isPermission, permissions } from '@fairhouse/contract/office/base/permissions.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { boundOf } from '../sign-in/me.ts'
import { countHolders } from '../records/grant.sql.ts'
import { listRoles as listRows, readRole, unknownRoles, writeRole, writeRoleRemoved } from './role.sql.ts'

/** Lists every role with all that it allows. */
export async function listRoles({ house }: Pick<StaffContext, 'house'>): Promise<{ roles: Role[] }> {
  const rows = await listRows(house.db, house.clock.now())
  return {
    roles: rows.map(({ name, title, about, is_built_in: isBuiltIn, permissions: held, hands_out: handsOut, holders, version }) => ({
      name,
      title,
      about,
      isBuiltIn,
      permissions: held.map(({ permission, bound }) => ({ permission, bound: boundOf(bound) })),
      handsOut,
      holders,
      version: String(version),
    })),
  }
}

type Content = {
  name: string
  title: string
  about: string
  permissions: { permission: string; bound: Bound }[]
  handsOut: string[]
}
type Done = Record<string, never> | OfficeRefused

/** Makes a role or changes one; built-in ones change with the version of the house alone. */
export async function setRole(asking: ActContext, { name, ...content }: Content): Promise<Done> {
  const { sql, changes, looksAt } = asking
  const before = await readRole(sql, name)
  looksAt(`role:${name}`, String(before?.version ?? 0))
  if (before?.is_built_in) return no('mayNot', { message: 'A built-in role stays as it is: copy it, and change the copy.' })
  const wrong = wrongIn(content) ?? (await unknownIn(asking, content))
  if (wrong) return wrong
  await writeRole(sql, name, false, content)
  changes({
    what: 'role',
    subject: `role:${name}`,
    before: before ? `${before.title} (${before.version})` : null,
    after: `${content.title}: ${content.permissions
      .map(({ permission }) => permission)
      .toSorted()
      .join(', ')}`,
  })
  return {}
}

export async function removeRole({ sql, at, changes, looksAt }: ActContext, { name }: { name: string }): Promise<Done> {
  const before = await readRole(sql, name)
  if (!before) return no('notFound')
  looksAt(`role:${name}`, String(before.version))
  if (before.is_built_in) return no('mayNot', { message: 'A built-in role stays.' })
  const holders = await countHolders(sql, name, at)
  if (holders > 0) return no('mayNot', { message: `${holders} colleagues have this role: take it from them first.` })
  await writeRoleRemoved(sql, name, at)
  changes({ what: 'role', subject: `role:${name}`, before: before.title, after: null })
  return {}
}

/** Refuses unknown permissions, permissions named twice, and bounds that a permission does not know. */
function wrongIn({ permissions: given }: Omit<Content, 'name'>): OfficeRefused | undefined {
  const names = given.map(({ permission }) => permission)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  const strange = given.find(
    ({ permission, bound }) => !isPermission(permission) || Object.keys(bound).some((kind) => !knows(permission, kind)),
  )
  const wrong = twice ?? strange?.permission
  return wrong === undefined ? undefined : no('checkFields', { details: { fields: { permissions: { rule: 'known', value: wrong } } } })
}

function knows(permission: string, kind: string): boolean {
  const bounds: readonly string[] = isPermission(permission) ? permissions[permission].bounds : []
  return bounds.includes(kind)
}

async function unknownIn({ sql }: ActContext, { handsOut }: Omit<Content, 'name'>): Promise<OfficeRefused | undefined> {
  const [unknown] = await unknownRoles(sql, handsOut)
  return unknown === undefined ? undefined : no('checkFields', { details: { fields: { handsOut: { rule: 'known', value: unknown } } } })
}
