import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { askAboutPlayer } from '../exclusion-registers/ask-about-player.ts'
import { barAt, readExclusions } from '../../money/limits/index.ts'
import { readOffersAgreed } from './return.sql.ts'

/**
 * Returns whether this player may be sent advertising now; ask right before each sending. False for the excluded, for
 * those a register names, and for those back from an exclusion without a new consent.
 */
export async function mayAdvertise(house: House, { shard, player }: { shard: number; player: bigint }): Promise<Refused | undefined> {
  const at = house.clock.now()
  const bar = barAt(await readExclusions(house.db, shard, player, at), at)
  if (bar) return refuse(bar === 'timeOut' ? 'closedUntilDate' : 'excluded')
  if ((await readOffersAgreed(house.db, shard, player)) === false) return refuse('excluded')
  return askAboutPlayer(house, { shard, player }, 'marketing')
}
