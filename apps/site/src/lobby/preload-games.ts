import { question } from '../asking.ts'
import type { Site } from '../site.ts'

const idleTimeoutMs = 30_000
const withoutIdleMs = 1000

/** Every game, as a question. */
export const allGamesQuestion = ({ call }: Site) => question(call, 'GET /api/games/all', {}, { staleMs: 10 * 60_000 })

/** Asks for every game once the browser has nothing better to do; where it cannot say so, after a second. */
export function preloadGames(site: Site): () => void {
  const ask = () => void site.queries.prefetchQuery(allGamesQuestion(site))
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(ask, { timeout: idleTimeoutMs })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(ask, withoutIdleMs)
  return () => clearTimeout(timer)
}
