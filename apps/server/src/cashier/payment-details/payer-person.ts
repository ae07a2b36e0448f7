import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { openPerson, readPlayer } from '../../people/players/index.ts'
import type { PayerPerson } from '../provider-contract/provider.ts'

/** A player as a provider may have to be told (the name on a slip, the holder of an account), and whose rules hold for them. */
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
