import type { PlayerAsking } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { writeStoredDetailDeleted } from './stored-detail.sql.ts'

/** The player has a stored card forgotten. */
export async function deleteStoredDetail(
  { house, player }: PlayerAsking,
  input: { storedDetailReference: string },
): Promise<Record<string, never> | Refused> {
  const deleted = await writeStoredDetailDeleted(house.db, player.shard, player.player, input.storedDetailReference, house.clock.now())
  return deleted ? {} : refuse('notFound')
}
