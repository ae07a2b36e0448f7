import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { stepUp } from '../../people/step-up/index.ts'
import { writeStoredDetailDeleted } from './stored-detail.sql.ts'

/** Deletes a stored card. Requires recent proof of identity, since it is also a payout destination. */
export async function deleteStoredDetail(
  asking: PlayerContext,
  input: { storedDetailReference: string },
): Promise<Record<string, never> | Refused> {
  const { house, player } = asking
  const unsure = await stepUp(asking)
  if (unsure) return unsure
  const deleted = await writeStoredDetailDeleted(house.db, player.shard, player.player, input.storedDetailReference, house.clock.now())
  return deleted ? {} : refuse('notFound')
}
