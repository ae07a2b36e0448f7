import type { House } from '../../base/house.ts'
import type { Refused } from '../../base/http/refusal.ts'
import { openPerson, readPlayer } from '../../people/players/index.ts'
import { askRegisters } from './ask-registers.ts'
import type { Occasion } from './register-answer.sql.ts'

/** Asks the registers about a known player. Returns undefined if they may go on. */
export async function askAboutPlayer(
  house: House,
  { shard, player }: { shard: number; player: bigint },
  at: Occasion,
): Promise<Refused | undefined> {
  const row = await readPlayer(house.db, shard, player)
  if (!row) return undefined
  return askRegisters(house, { at, country: row.country, player: row }, openPerson(house, row))
}
