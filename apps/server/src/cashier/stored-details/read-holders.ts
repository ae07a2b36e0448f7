import type { House } from '../../base/house.ts'
import { openHolder } from './stored-detail-seal.ts'
import { readStoredDetails } from './stored-detail.sql.ts'

/** Reads a player's stored cards and accounts for an operator, each with its holder as the bank or the player says. */
export async function readHolders(house: House, { shard, player }: { shard: number; player: bigint }) {
  return (await readStoredDetails(house.db, shard, player)).map((one) => ({
    reference: one.reference,
    method: one.method,
    description: one.description,
    holder: openHolder(house, one),
    blocked: one.blocked,
    verified: one.verified,
    fundedAt: one.funded_at?.toISOString() ?? null,
  }))
}
