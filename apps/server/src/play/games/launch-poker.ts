import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson, readPlayer } from '../../people/players/index.ts'
import { readProfile } from '../../people/sessions/index.ts'
import { readGame } from './game.sql.ts'
import { closedRefusal, launchReal, playStop } from './launch-game.ts'
import { studioNamed } from '../studio-contract/studio.ts'

type PokerLaunch = { type: 'real'; name: string; customerApp: 'poker'; language: string }

/** Opens the poker client, the game named in the settings, for money, with the player's table name in its address. */
export async function launchPoker(
  asking: PlayerContext,
  { name, language }: PokerLaunch,
): Promise<{ url: string; origin: string; token: string; sessionId: string } | Refused> {
  const { house } = asking
  const row = name === house.settings.get('fe.poker.gameId') ? await readGame(house.db, name) : undefined
  if (!row) return refuse('gameNotFound')
  const stopped = closedRefusal(asking, row) ?? (await playStop(asking, row))
  if (stopped) return stopped
  const studio = studioNamed(house, row.studio)
  if (!studio) return refuse('gameProviderUnreachable', { details: { provider: row.provider_name } })
  if (await isNameless(asking)) return refuse('nicknameRequired')
  const launched = await launchReal(asking, row, studio, language)
  if (isRefused(launched)) return launched
  const { profile } = await readProfile(asking)
  const url = new URL(launched.url)
  url.searchParams.set('username', profile?.nickName ?? '')
  return { url: url.href, origin: launched.origin, token: launched.launchToken, sessionId: launched.sessionId }
}

/**
 * Returns whether a nickname must be chosen first (203); unless the operator requires one, the first name is used at
 * the tables.
 */
async function isNameless({ house, player }: PlayerContext): Promise<boolean> {
  if (!house.settings.get('poker.nicknameRequired')) return false
  const row = await readPlayer(house.db, player.shard, player.player)
  return row !== undefined && !openPerson(house, row).nickName
}
