import type { Answers } from '@fairhouse/contract/caller.ts'
import { useEffect } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import { useSite } from '../base/site.ts'
import { onPushEvent } from '../push/index.ts'

const askedEveryMs = 15_000
/** In a race that many play, each round moves something: it is asked for no more often than this. */
const calmMs = 2000

/** The races that this reader may see, asked for again as the stream says that one has moved, and every 15 seconds without it. */
export function useRaces(): Answers<'GET /api/races'>['races'] | undefined {
  useMoves('GET /api/races')
  return useAnswer('GET /api/races', {}, { staleMs: askedEveryMs }).data?.races
}

/** One race with its standings, kept up to date in the same way. */
export function useRace(id: string): Answers<'GET /api/races/one'> | undefined {
  useMoves('GET /api/races/one', id)
  return useAnswer('GET /api/races/one', { id }, { staleMs: 5000 }).data
}

function useMoves(at: 'GET /api/races' | 'GET /api/races/one', id?: string): void {
  const { queries } = useSite()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      waiting = undefined
      if (document.visibilityState === 'visible') forget(queries, at)
    }
    const timer = setInterval(ask, askedEveryMs)
    const stop = onPushEvent((news) => {
      if (news.event === 'race' && (id === undefined || news.data.id === id)) waiting ??= setTimeout(ask, calmMs)
    })
    return () => {
      clearInterval(timer)
      clearTimeout(waiting)
      stop()
    }
  }, [queries, at, id])
}
