import type { Studio } from '../studio.ts'

/** The sessions at a table, with the time when they were last heard of (milliseconds of the studio's clock). */
type Present = Map<string, number>

const studios = new WeakMap<Studio, Map<string, Present>>()

function presentAt(studio: Studio, gameId: string): Present {
  const tables = studios.get(studio) ?? new Map<string, Present>()
  studios.set(studio, tables)
  const there = tables.get(gameId) ?? new Map<string, number>()
  tables.set(gameId, there)
  return there
}

const awayMs = 10_000

/** Notes that a session is at a table. */
export function sitDown(studio: Studio, gameId: string, session: string, now: Date): void {
  presentAt(studio, gameId).set(session, now.getTime())
}

/** Counts the players at a table; who has not been heard of for ten seconds has left. */
export function playersAt(studio: Studio, gameId: string, now: Date): number {
  const present = presentAt(studio, gameId)
  for (const [session, at] of present) if (now.getTime() - at >= awayMs) present.delete(session)
  return present.size
}
