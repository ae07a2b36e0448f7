import type { Sql } from '../../base/database/database.ts'
import { readActorNames } from './actor-names.ts'

type Version<Data> = { version: number; data: Data; at: Date; actor: string }

/** Returns a page of what something was, the newest first, with the names of who changed it; `found` has one more if there are more. */
export async function versionPage<Data>(sql: Sql, found: readonly Version<Data>[], most: number) {
  const shown = found.slice(0, most)
  const names = await readActorNames(
    sql,
    shown.map(({ actor }) => actor),
  )
  const last = shown.at(-1)
  return {
    versions: shown.map(({ version, data, at, actor }) => ({
      version,
      data,
      changedAt: at.toISOString(),
      changedBy: names.get(actor) ?? actor,
    })),
    next: found.length > most && last ? String(last.version) : null,
  }
}
