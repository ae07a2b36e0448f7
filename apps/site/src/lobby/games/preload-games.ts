import { question } from '../../base/answers.ts'
import type { Site } from '../../base/site.ts'
import { timing } from '../../base/timing.ts'

/** Every game, as a question. */
export const allGamesQuestion = ({ call }: Site) => question(call, 'GET /api/games/all', {}, { staleMs: 10 * 60_000 })

/** Fetches all games once the browser is idle, or after a second if it cannot tell. */
export function preloadGames(site: Site): () => void {
  const ask = () => void site.queries.prefetchQuery(allGamesQuestion(site))
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(ask, { timeout: timing('idleTimeoutMs', 30_000) })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(ask, timing('gamesPreloadMs', 1000))
  return () => clearTimeout(timer)
}
