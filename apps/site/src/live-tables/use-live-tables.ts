import type { LiveTable } from '@fairhouse/contract'
import { useEffect } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import type { Queries } from '../base/queries.ts'
import { useSite } from '../base/site.ts'

const askedEveryMs = 3000

/** What goes on at the live tables, asked again every three seconds while somebody looks; undefined where nothing is known. */
export function useLiveTables(): readonly LiveTable[] | undefined {
  const { queries } = useSite()
  useEffect(() => follow(queries), [queries])
  return useAnswer('GET /api/games/live', {}, { staleMs: askedEveryMs }).data?.tables
}

const followers = new WeakMap<Queries, { count: number; timer: ReturnType<typeof setInterval> }>()

/** Asks once for the whole page, however many tables it shows. */
function follow(queries: Queries): () => void {
  const ask = () => document.visibilityState === 'visible' && forget(queries, 'GET /api/games/live')
  const kept = followers.get(queries) ?? { count: 0, timer: setInterval(ask, askedEveryMs) }
  kept.count += 1
  followers.set(queries, kept)
  return () => {
    kept.count -= 1
    if (kept.count > 0) return
    clearInterval(kept.timer)
    followers.delete(queries)
  }
}
