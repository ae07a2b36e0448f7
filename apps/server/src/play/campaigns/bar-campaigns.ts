import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { insertBar, readBars } from './bar.sql.ts'

/** Bars the player from bonuses by their own wish, or lifts that; an operator's bar is not theirs to lift. */
export async function barCampaigns(
  { house, player }: PlayerContext,
  { barred }: { barred: boolean },
): Promise<Record<string, never> | Refused> {
  const { shard, player: id } = player
  if (!barred && (await readBars(house.db, shard, id)).includes('operator')) return refuse('campaignBlocked')
  await insertBar(house.db, { shard, player: id, by: 'player', at: house.clock.now(), barred, reason: null })
  return {}
}
