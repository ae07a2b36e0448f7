import { messageOf } from '../../base/message-of.ts'
import type { PlayerContext } from '../../base/house.ts'
import { refuse } from '../../base/http/refusal.ts'
import { studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'
import { readRoundOfPlayer } from './own-round.sql.ts'

type State = 'ready' | 'sealed' | 'open' | 'unknown'

/** Tells what a round of the player is recomputed from. Rounds of other players are unknown. */
export async function readOwnRound({ house, player }: PlayerContext, { round }: { round: string }) {
  const told = (state: State, game: string | null, fields: Readonly<Record<string, string>> = {}) => ({
    state,
    game,
    fields: { ...fields },
  })
  const own = await readRoundOfPlayer(house.db, player, round)
  const studio = own && studioNamed(house, own.studio)
  if (!own || !studio) return told('unknown', null)
  const { readCheck, roundHoldOf } = doorOf(studio)
  const prefix = roundHoldOf(studio.id, '')
  if (!readCheck || !round.startsWith(prefix)) return told('unknown', null)
  if (own.state === 'open') return told('open', own.game)
  try {
    const check = await readCheck(house, studio, round.slice(prefix.length))
    return check.state === 'ready' ? told('ready', own.game, check.fields) : told(check.state, own.game)
  } catch (error) {
    house.log.warn({ studio: studio.id, reason: messageOf(error) }, 'a studio did not tell a round')
    return refuse('gameProviderUnreachable')
  }
}
