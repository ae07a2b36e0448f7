import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { SegmentData } from './segment.ts'
import { countSegment, insertSegment, isInSegment, readSegment, readSegmentsInUse, writeSegmentVersion } from './segments.sql.ts'

/** Reads a segment as somebody wrote it; the mistakes in it otherwise. */
export function readSegmentInput(written: unknown): SegmentData | string[] {
  const { data, error } = SegmentData.safeParse(written)
  return data ?? error?.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}.` : `${message}.`)) ?? []
}

/** Writes a segment, a new one without a number; returns its number. Undefined if there is no such segment. */
export function writeSegment(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  id: number | undefined,
  data: SegmentData,
  actor: Actor,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const row = id === undefined ? undefined : await readSegment(tx, id)
    if (id !== undefined && !row) return undefined
    const number = id ?? (await insertSegment(tx))
    await writeSegmentVersion(tx, number, (row?.version ?? 0) + 1, data, clock.now(), actor)
    return number
  })
}

/** Returns which segments of campaigns a player is in, and whether in one more. */
export async function segmentsOf(
  sql: Sql,
  player: { shard: number; player: bigint },
  at: Date,
  more?: number,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  for (const { id, data } of await readSegmentsInUse(sql, more ?? null)) if (await isInSegment(sql, player, data, at)) found.add(id)
  return found
}

/** Counts the players of a segment whose accounts are open. `isEstimate`: a part of the house was looked at. */
export const countPlayersIn = ({ db, clock }: Pick<House, 'db' | 'clock'>, data: SegmentData) => countSegment(db, data, clock.now())
