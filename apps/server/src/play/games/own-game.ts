import type { GameData } from './game.ts'
import { makerOf } from './makers.ts'

/** What tells one of our own games from another. One that is not `listed` opens only from its own page. */
type Own = Pick<GameData, 'id' | 'friendlyId' | 'product' | 'name' | 'group'> &
  Pick<GameData['data'], 'art' | 'returnPercent' | 'listed'> & {
    studioGame?: string
    live?: true
    popular?: true
    isNew?: true
    demo?: false
  }

/** Returns a game of our own studio as the catalogue keeps it. */
export const own = ({ studioGame, art, live, popular, isNew, demo, returnPercent, listed, ...game }: Own): GameData => ({
  ...game,
  moreGroups: [...(popular ? ['popular'] : []), ...(live ? ['live'] : []), ...(isNew ? ['new'] : [])],
  studio: 'orchard',
  studioGame: studioGame ?? game.friendlyId,
  provider: makerOf(game.product),
  enabled: true,
  data: {
    art,
    demo: demo ?? true,
    isNew: isNew ?? false,
    popular: popular ?? false,
    ...(returnPercent ? { returnPercent } : {}),
    ...(listed === false ? { listed } : {}),
  },
})
