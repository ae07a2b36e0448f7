import type { Game } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'
import { indexOf, search } from './game-index.ts'

/** What a search found: how many in all, and the first of them. */
export type Found = { readonly total: number; readonly games: readonly Game[] }

/** So many are shown; whoever sees more types another letter. */
export const mostFound = 96
const shownAtFirst = 24

/** Where the first answer of a search lies, when it came with the page. */
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
