import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { openPerson, readPlayer } from '../../people/players/index.ts'
import type { PayerPerson } from '../provider-contract/provider.ts'

/**
 * Reads the player's details that a provider may need (the name on a slip, the account holder), and the country whose
 * rules apply.
 */
export async function readPayerPerson(
  house: House,
  sql: Sql,
  { shard, player }: { shard: number; player: bigint },
): Promise<{ person: PayerPerson; country: string } | undefined> {
  const row = await readPlayer(sql, shard, player)
  if (!row) return undefined
  const { firstName, lastName, email, birthDate, nationalIdNumber } = openPerson(house, row)
  return {
    person: { firstName, lastName, email, birthDate: birthDate || null, nationalId: nationalIdNumber ?? null },
    country: row.country,
  }
}
