import type { Game } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'
import { indexOf, search } from './game-index.ts'

/** A search result: the total, and the first games. */
export type Found = { readonly total: number; readonly games: readonly Game[] }

/** How many are shown; typing another letter narrows them. */
export const mostFound = 96
const shownAtFirst = 24

/** The cache key of a search's first answer, if it came with the page. */
export const foundKey = (query: string) => ['found', query] as const

/** Answers a search on the server, without handing the whole catalogue to the page. */
export async function findOnServer(site: Site, query: string): Promise<void> {
  const answer = await site.call('GET /api/games/all', {})
  if (!answer.ok) return
  const all = answer.value
  const places = search(indexOf(all.games), query)
  const games = places.slice(0, shownAtFirst).flatMap((place) => all.games[place] ?? [])
  site.queries.setQueryData<Found>(foundKey(query), { total: places.length, games })
}
