import { openReason } from '../../base/audit/reason.ts'
import type { House } from '../../base/house.ts'
import { UnreadableSeal } from '../../base/keys/personal-data.ts'
import { readMarkRow, type MarkRow } from './mark.sql.ts'

/** Reads the mark of a player and why it was set; undefined without one. A reason whose key is gone reads as null. */
export async function readMark(
  { db, personal }: Pick<House, 'db' | 'personal'>,
  { shard, player }: { shard: number; player: bigint },
): Promise<{ since: Date; reason: string | null } | undefined> {
  const row = await readMarkRow(db, shard, player)
  return row && { since: row.at, reason: wordsOf(personal, row.reason) }
}

function wordsOf(personal: House['personal'], reason: MarkRow['reason']): string | null {
  try {
    return reason ? openReason(personal, reason) : null
  } catch (error) {
    if (error instanceof UnreadableSeal) return null
    throw error
  }
}
