import type { Jackpot } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { useEffect } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import type { Queries } from '../base/queries.ts'
import { useSite } from '../base/site.ts'
import { onPushEvent } from '../push/index.ts'

type Listed = Answers<'GET /api/jackpots'>

const askedEveryMs = 15_000

/** The jackpots that run, with what is in them now: as the stream says it, and for whoever has none, asked every 15 seconds. */
export function useJackpots(): readonly Jackpot[] | undefined {
  const { queries } = useSite()
  useEffect(() => follow(queries), [queries])
  return useAnswer('GET /api/jackpots', {}, { staleMs: askedEveryMs }).data?.jackpots
}

const followers = new WeakMap<Queries, { count: number; stop: () => void }>()

/** Follows the stream once, however many parts of the page show a jackpot. */
function follow(queries: Queries): () => void {
  const kept = followers.get(queries) ?? { count: 0, stop: begin(queries) }
  kept.count += 1
  followers.set(queries, kept)
  return () => {
    kept.count -= 1
    if (kept.count > 0) return
    kept.stop()
    followers.delete(queries)
  }
}

function begin(queries: Queries): () => void {
  const timer = setInterval(() => document.visibilityState === 'visible' && forget(queries, 'GET /api/jackpots'), askedEveryMs)
  const stop = onPushEvent((news) => {
    if (news.event === 'jackpot') queries.setQueryData<Listed>(['GET /api/jackpots', {}], (known) => withMeter(known, news.data))
    if (news.event === 'jackpotWon') forget(queries, 'GET /api/jackpots/one')
  })
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** Returns what is known with another amount in one jackpot; one that is not known yet comes with the next question. */
const withMeter = (known: Listed | undefined, { id, meter }: { id: string; meter: string }): Listed => ({
  jackpots: (known?.jackpots ?? []).map((one) => (one.id === id ? { ...one, meter } : one)),
})
