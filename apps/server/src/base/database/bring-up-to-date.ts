import { migrate } from './migrate.sql.ts'
import { renewRights } from './roles.sql.ts'

/** Brings a database to the newest version, as its owner, and renews the rights of its roles. Returns what was applied. */
export async function bringUpToDate(owner: string): Promise<string[]> {
  const applied = await migrate(owner)
  await renewRights(owner)
  return applied
}
