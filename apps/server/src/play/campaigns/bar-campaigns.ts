import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { insertBar, readBars } from './bar.sql.ts'

/** A player wants no bonuses from now on, or wants them again; what the operator has decided is not theirs to undo. */
export async function barCampaigns(
  { house, player }: PlayerContext,
  { barred }: { barred: boolean },
): Promise<Record<string, never> | Refused> {
  const { shard, player: id } = player
  if (!barred && (await readBars(house.db, shard, id)).includes('operator')) return refuse('campaignBlocked')
  await insertBar(house.db, { shard, player: id, by: 'player', at: house.clock.now(), barred, reason: null })
  return {}
}
