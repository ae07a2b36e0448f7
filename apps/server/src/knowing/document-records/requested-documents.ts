import type { Sql } from '../../base/database/database.ts'
import { readMoneyHolds } from '../../cashier/holds/index.ts'
import type { Requested } from './document-group.ts'
import { readOpenRequests } from './document-request.sql.ts'

/** Reads what is requested from a player: documents asked for by name, and those that held money waits for. */
export async function readRequested(sql: Sql, owner: { shard: number; player: bigint }): Promise<Requested[]> {
  const holds = await readMoneyHolds(sql, owner.shard, owner.player)
  const all = [
    ...(await readOpenRequests(sql, owner)),
    ...holds.flatMap(({ documents, since }) => documents.map((type) => ({ type, since }))),
  ]
  const oldestFirst = all.toSorted((a, b) => a.since.getTime() - b.since.getTime())
  return oldestFirst.filter(({ type }, place) => oldestFirst.findIndex((one) => one.type === type) === place)
}
