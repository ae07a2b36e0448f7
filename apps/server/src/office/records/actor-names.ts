import type { Sql } from '../../base/database/database.ts'
import { readStaffNames } from './staff.sql.ts'

/** Reads the names of the colleagues among some actors, by actor (`staff:42`). */
export async function readActorNames(sql: Sql, actors: readonly (string | null | undefined)[]): Promise<Map<string, string>> {
  const names = await readStaffNames(sql, [...new Set(actors.flatMap(staffIn))])
  return new Map([...names].map(([id, name]) => [`staff:${id}`, name]))
}

/** Returns the number of the colleague that an actor is. */
function staffIn(actor: string | null | undefined): bigint[] {
  const [, id] = /^staff:(\d{1,18})$/.exec(actor ?? '') ?? []
  return id ? [BigInt(id)] : []
}
