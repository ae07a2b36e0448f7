import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { askAboutPlayer } from '../exclusion-registers/ask-about-player.ts'
import { barAt, readExclusions } from '../../money/limits/index.ts'
import { readOffersAgreed } from './return.sql.ts'

/**
 * May something be advertised to this player now? Asked right before each sending: nobody who is away, nobody whom a
 * register names, and nobody who has come back from an exclusion without agreeing to offers anew.
 */
export async function mayAdvertise(house: House, { shard, player }: { shard: number; player: bigint }): Promise<Refused | undefined> {
  const at = house.clock.now()
  const bar = barAt(await readExclusions(house.db, shard, player, at), at)
  if (bar) return refuse(bar === 'timeOut' ? 'closedUntilDate' : 'excluded')
  if ((await readOffersAgreed(house.db, shard, player)) === false) return refuse('excluded')
  return askAboutPlayer(house, { shard, player }, 'marketing')
}
