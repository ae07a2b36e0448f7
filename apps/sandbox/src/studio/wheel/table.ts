/** The sessions at the table, with the time when they were last heard of (milliseconds of the sandbox's clock). */
export type Table = Map<string, number>

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
