import type { Hit } from '@fairhouse/contract/office/search.ts'
import { useQuery } from '@tanstack/react-query'
import { asked } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import { usePaused } from '../base/use-paused.ts'

const pauseMs = 250

/** What the office finds under a text, once whoever types has paused. Nothing of it is kept. */
export function useFound(text: string): { hits: readonly Hit[]; isSearching: boolean } {
  const { caller } = useOffice()
  const wanted = text.trim()
  const q = usePaused(wanted, pauseMs)
  const isAsked = q.length >= 2
  const { data, isFetching } = useQuery({ ...asked(caller, 'POST /office/search', { q }), enabled: isAsked, gcTime: 0, retry: false })
  return {
    hits: isAsked && q === wanted ? (data?.hits ?? []) : [],
    isSearching: wanted.length >= 2 && (q !== wanted || isFetching),
  }
}
