import type { Game } from '@fairhouse/contract'
import type { GameRow } from './game.sql.ts'

/**
 * A game of the catalogue, as data. One not `listed` opens only from its own page. `studioGame` is the studio's name
 * for it, `product` its name in the books: lower case, digits and hyphens; the group is the one in its address.
 */
export type GameData = {
  id: number
  friendlyId: string
  studio: string
  studioGame: string
  product: string
  name: string
  group: string | null
  moreGroups: string[]
  provider: number
  enabled: boolean
  data: { art: string; demo: boolean; isNew: boolean; popular: boolean; returnPercent?: string; listed?: false }
}

/** Returns a game as the lobby shows it; `connected` are the studios this installation can open games at. */
export function gameView(row: GameRow, connected: readonly string[]): Game {
  const { listed: _listed, ...data } = row.data
  return {
    id: String(row.id),
    friendlyId: row.friendly_id,
    name: row.name,
    ...(row.game_group === null ? {} : { group: row.game_group }),
    providerId: row.provider ?? 0,
    provider: row.provider_name ?? neutralProvider,
    state: !row.enabled ? 'disabled' : connected.includes(row.studio) ? 'open' : 'unconnected',
    ...(row.jackpot === null ? {} : { jackpot: String(row.jackpot) }),
    ...data,
  }
}

/** The maker's name if the catalogue does not know it, a word shared by many languages. */
const neutralProvider = 'Studio'

/** Returns a game's groups, its own first. */
export const groupsOf = (row: GameRow): readonly string[] =>
  row.game_group === null ? row.more_groups : [row.game_group, ...row.more_groups]
