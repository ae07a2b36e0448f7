import type { RealityCheck } from '@fairhouse/contract'
import { useCallback, useEffect, useState } from 'react'
import { question, useAnswer } from '../base/answers.ts'
import { roundUnderWay } from '../push/index.ts'
import { nowOf, useSite } from '../base/site.ts'

const lookEveryMs = 1000
const staleMs = 10 * 60_000

/**
 * Tracks when the next reality check is due. Waits for a round under way to end; the server decides whether it is still
 * due.
 */
export function useRealityCheck(): { due: RealityCheck | undefined; answered: (next: RealityCheck) => void } {
  const site = useSite()
  const { call, queries } = site
  const dueAt = useAnswer('GET /api/play/reality-check', {}, { staleMs }).data?.dueAt
  const [due, setDue] = useState<RealityCheck>()
  const open = due !== undefined
  useEffect(() => {
    if (!dueAt || open) return
    let asking = false
    const isDue = (at: string | null) => at !== null && Date.parse(at) <= nowOf(site)
    const look = async () => {
      if (asking || !isDue(dueAt) || roundUnderWay.is(Date.now()) || document.hidden) return
      asking = true
      const fresh = await queries.fetch(question(call, 'GET /api/play/reality-check', {})).catch(() => undefined)
      asking = false
      if (fresh && isDue(fresh.dueAt) && !roundUnderWay.is(Date.now())) setDue(fresh)
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [site, call, queries, dueAt, open])
  const answered = useCallback(
    (next: RealityCheck) => {
      queries.setQueryData(['GET /api/play/reality-check', {}], next)
      setDue(undefined)
    },
    [queries],
  )
  return { due, answered }
}
