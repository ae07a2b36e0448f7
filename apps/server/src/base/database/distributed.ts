import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which tables and functions go where (`database/distributed/tables.json`). */
export type Distribution = Record<'byShard' | 'everywhere' | 'copiedByShard' | 'copiedEverywhere' | 'inRooms', string[]>

/** Reads what goes where. */
export const readDistribution = (): Distribution =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../database/distributed/tables.json'), 'utf8')) as Distribution // our own file

/** Returns the tables whose rows lie on the node of their shard. */
export const distributedTables = (): string[] => readDistribution().byShard
