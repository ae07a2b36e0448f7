import type { Studio } from '../../../engine/studio.ts'

/** The sessions at a table, with the time when they were last heard of (milliseconds of the studio's clock). */
type Table = Map<string, number>

const tables = new WeakMap<Studio, Table>()

/** Returns the table of a studio. */
export function tableOf(studio: Studio): Table {
  const there = tables.get(studio) ?? new Map<string, number>()
  tables.set(studio, there)
  return there
}

const awayMs = 10_000

/** Notes that a session is at the table. */
export function sitDown(table: Table, session: string, now: Date): void {
  table.set(session, now.getTime())
}

/** Counts the players at the table; who has not been heard of for ten seconds has left. */
export function playersAtTable(table: Table, now: Date): number {
  for (const [session, at] of table) if (now.getTime() - at >= awayMs) table.delete(session)
  return table.size
}
