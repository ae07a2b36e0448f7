import type { Profile } from '@fairhouse/contract'
import type { RequestContext } from '../../base/house.ts'
import { profileOf } from '../players/profile.ts'
import { readPlayer } from '../players/player.sql.ts'

/** Returns who is logged in. */
export async function readProfile({ house, player }: Pick<RequestContext, 'house' | 'player'>): Promise<{ profile: Profile | null }> {
  if (!player) return { profile: null }
  const row = await readPlayer(house.db, player.shard, player.player)
  return { profile: row ? profileOf(house, row) : null }
}
