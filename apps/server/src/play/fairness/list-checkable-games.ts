import type { House, RequestContext } from '../../base/house.ts'
import { readGames } from '../games/game.sql.ts'
import { studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'

/** Lists the games whose rounds can be recomputed, by name. A game that is switched off has rounds that were played too. */
export async function listCheckableGames({ house }: RequestContext) {
  const rows = await readGames(house.db)
  const games = rows
    .filter(({ data }) => data.listed !== false)
    .flatMap(({ friendly_id: game, name, studio, studio_game: studioGame }) => {
      const page = checkPageOf(house, studio, studioGame)
      return page === undefined ? [] : [{ game, name, page }]
    })
  return { games: games.toSorted((a, b) => alphabet.compare(a.name, b.name)) }
}

const alphabet = new Intl.Collator('en')

function checkPageOf(house: House, studioId: string, game: string): string | undefined {
  const studio = studioNamed(house, studioId)
  return studio && doorOf(studio).checkPageOf?.(studio, game)
}
