import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Query } from './queries.ts'
import { useSite } from './site.ts'

/** How a component observes a query. */
type Look = {
  /** False: shows what is known and asks nothing. */
  enabled?: boolean
  /** Shows the answer of the question before until this one's has come. */
  keepPrevious?: boolean
}

/** Observes a query: fetches it unless something fresh is known, and follows every change. */
export function useQuery<Data>(query: Query<Data> & Look) {
  const { queries, wants } = useSite()
  const { queryKey, enabled = true } = query
  const name = JSON.stringify(queryKey)
  if (import.meta.env.SSR && enabled) wants?.(query)
  const latest = useRef(query)
  latest.current = query
  const subscribe = useCallback(
    (heard: () => void) => {
      const observer = {
        heard,
        get ask() {
          return latest.current.enabled === false ? undefined : latest.current
        },
      }
      return queries.observe(JSON.parse(name) as unknown[], observer) // a key is plain data
    },
    [queries, name],
  )
  const known = useSyncExternalStore(
    subscribe,
    () => queries.known<Data>(queryKey),
    () => queries.drawnWith<Data>(queryKey),
  )
  const untouched = known.at === 0 && !known.asking && !known.error
  useEffect(() => {
    if (enabled) queries.look(latest.current)
  }, [queries, name, enabled, untouched])
  const before = useRef<Data>(undefined)
  if (known.data !== undefined) before.current = known.data
  const data = known.data ?? (query.keepPrevious ? before.current : undefined)
  return {
    data,
    error: known.error,
    isError: known.error !== null,
    isPending: data === undefined && known.error === null,
    isFetching: known.asking,
    refetch: () => queries.fetch(latest.current).catch(() => undefined),
  }
}
