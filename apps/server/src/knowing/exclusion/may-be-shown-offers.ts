import type { House } from '../../base/house.ts'
import { barAt, readExclusions } from '../../money/limits/index.ts'
import { readOffersAgreed } from './return.sql.ts'

/**
 * Returns whether the site may show this player advertising: not during a break or an exclusion, nor after one without
 * a new consent. Nothing is sent, so that no register is asked.
 */
export async function mayBeShownOffers({ db, clock }: House, { shard, player }: { shard: number; player: bigint }): Promise<boolean> {
  const at = clock.now()
  if (barAt(await readExclusions(db, shard, player, at), at)) return false
  return (await readOffersAgreed(db, shard, player)) !== false
}
