import type { House } from '../../base/house.ts'
import { builtInRoles } from './built-in-roles.ts'
import { listRoles, writeRole, type WholeRole } from './role.sql.ts'

/** Writes the built-in roles of this version; one that is as it should be is left alone. */
export async function seedRoles({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  const kept = new Map((await listRoles(db, clock.now())).map((role) => [role.name, role]))
  const entries = Object.entries(builtInRoles)
  const stale = entries.filter(([name]) => !isAsBuilt(name, kept.get(name)))
  if (stale.length === 0) return
  await db.transaction(async (tx) => {
    // Twice: a role may hand out one that is written after it.
    for (const [name, role] of stale.filter(([one]) => !kept.has(one)))
      await writeRole(tx, name, true, { ...contentOf(role), handsOut: [] })
    for (const [name, role] of stale) await writeRole(tx, name, true, contentOf(role))
  })
}

const contentOf = ({ title, about, permissions, handsOut = [] }: (typeof builtInRoles)[string]) => ({
  title,
  about,
  permissions: permissions.map((permission) => ({ permission, bound: {} })),
  handsOut,
})

function isAsBuilt(name: string, kept: WholeRole | undefined): boolean {
  const built = builtInRoles[name]
  if (!kept || !built) return false
  const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()
  return (
    kept.title === built.title &&
    kept.about === built.about &&
    same(
      kept.permissions.map(({ permission }) => permission),
      built.permissions,
    ) &&
    same(kept.hands_out, built.handsOut ?? [])
  )
}
