import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { writeLanguage } from '../players/player.sql.ts'

/** Changes the player's language. */
export async function changeLanguage(
  { house, player }: PlayerContext,
  { language }: { language: string },
): Promise<Record<string, never> | Refused> {
  if (!house.settings.get('languages').includes(language))
    return refuse('checkFields', { details: { fields: { language: { rule: 'oneOf' } } } })
  await writeLanguage(house.db, player.shard, player.player, language)
  return {}
}
