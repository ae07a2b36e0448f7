import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import type { House } from '../../base/house.ts'
import { readGames, readProviders } from '../games/game.sql.ts'

/** What shelves may refer to, and the languages that each name is needed in. */
type Known = { games: ReadonlySet<string>; studios: ReadonlySet<number>; languages: readonly string[] }

/** Returns a sentence about each thing that is wrong with shelves. */
export async function mistakesIn({ db, settings }: Pick<House, 'db' | 'settings'>, shelves: readonly Shelf[]): Promise<string[]> {
  const [games, providers] = await Promise.all([readGames(db), readProviders(db)])
  const known: Known = {
    games: new Set(games.filter(({ data }) => data.listed !== false).map(({ id }) => String(id))),
    studios: new Set(providers.map(({ id }) => id)),
    languages: settings.get('languages'),
  }
  const ids = shelves.map(({ id }) => id)
  return [
    ...new Set(ids.filter((id, place) => ids.indexOf(id) < place).map((id) => `Two shelves have the id ${id}.`)),
    ...shelves.flatMap((shelf, place) =>
      [...mistakesOf(shelf, known), ...namesMissing(shelf, known.languages)].map((mistake) => `Shelf ${place + 1} ${mistake}`),
    ),
  ]
}

function mistakesOf({ shows, from, until }: Shelf, { games, studios }: Known): string[] {
  const late = from !== null && until !== null && new Date(until) <= new Date(from) ? ['ends before it begins.'] : []
  if (shows.by === 'studio') return [...late, ...(studios.has(shows.studio) ? [] : [`is of a provider ${shows.studio} that is not there.`])]
  if (shows.by !== 'list') return late
  const unknown = shows.games.filter((game) => !games.has(game))
  const twice = new Set(shows.games).size < shows.games.length
  return [
    ...late,
    ...(shows.games.length === 0 ? ['has no games yet.'] : []),
    ...(unknown.length > 0 ? [`has games that are not there: ${unknown.join(', ')}.`] : []),
    ...(twice ? ['has a game twice.'] : []),
  ]
}

/** A shelf with words of its own has them in every language, so that nobody reads a strange one; a list has no others. */
function namesMissing({ names, shows }: Shelf, languages: readonly string[]): string[] {
  if (shows.by !== 'list' && Object.keys(names).length === 0) return []
  const missing = languages.filter((language) => !Object.hasOwn(names, language))
  return missing.length > 0 ? [`has no name in ${missing.join(', ')}.`] : []
}
