import type { House } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { barAt } from './effective-limits.ts'
import { readExclusions } from './limits.sql.ts'

/** May this player log in? An excluded one may: to withdraw. Only a block by the operator keeps a player out. */
export async function mayLogIn(house: House, { shard, id }: { shard: number; id: bigint }): Promise<Refused | undefined> {
  const now = house.clock.now()
  const exclusions = await readExclusions(house.db, shard, id, now)
  return barAt(exclusions, now) === 'blocked' ? refuse('loginNotAllowed') : undefined
}
