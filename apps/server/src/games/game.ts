import type { Game } from '@fairhouse/contract'
import type { GameRow } from './game.sql.ts'

/** A game of the catalogue, as data. `studioGame` is the studio's own name for it. */
export type GameData = {
  id: number
  friendlyId: string
  studio: string
  studioGame: string
  name: string
  group: string
  data: { provider: string; art: string; demo: boolean; isNew: boolean; popular: boolean; returnPercent?: string }
}

/** What a new installation offers. */
export const firstGames: GameData[] = [
  {
    id: 1001,
    friendlyId: 'orchard',
    studio: 'orchard',
    studioGame: 'orchard-slot',
    name: 'Orchard',
    group: 'slots',
    data: { provider: 'Orchard Studio', art: 'orchard', demo: true, isNew: true, popular: true, returnPercent: '97.37' },
  },
]

/** A game as the lobby shows it. */
export function gameView(row: GameRow): Game {
  return { id: String(row.id), friendlyId: row.friendly_id, name: row.name, group: row.game_group, ...row.data }
}
