import type { GameData } from './game.ts'

/** What tells one of our own games from another. One that is not `listed` opens only from its own page. */
type Own = Pick<GameData, 'id' | 'friendlyId' | 'product' | 'name' | 'group' | 'moreGroups'> &
  Pick<GameData['data'], 'art' | 'returnPercent' | 'listed'> & { studioGame?: string; popular?: boolean; demo?: boolean; isNew?: boolean }

/** Returns a game of our own studio as the catalogue keeps it. */
export const own = ({ studioGame, art, popular = false, demo = true, isNew = true, returnPercent, listed, ...game }: Own): GameData => ({
  ...game,
  studio: 'orchard',
  studioGame: studioGame ?? game.friendlyId,
  provider: 1,
  enabled: true,
  data: { art, demo, isNew, popular, ...(returnPercent ? { returnPercent } : {}), ...(listed === false ? { listed } : {}) },
})
