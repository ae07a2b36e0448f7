import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { asked } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'

const everyMs = 10_000

/** How many requests wait for a decision of whoever is signed in; nothing where none does. */
export function useWaiting(isAsked: boolean): { count: number; text: string } | undefined {
  const { background, queries } = useOffice()
  const { data } = useQuery({
    ...asked(background, 'GET /office/requests', { state: 'waiting', of: 'deciding' }),
    enabled: isAsked,
    refetchInterval: everyMs,
  })
  const before = useRef(data)
  useEffect(() => {
    const isNews = before.current !== undefined && data !== before.current
    before.current = data
    // The list that is open shows what the count has heard of.
    if (isNews)
      void queries.invalidateQueries({ predicate: ({ queryKey: [at, , kind] }) => at === 'GET /office/requests' && kind === 'pages' })
  }, [data, queries])
  const count = data?.requests.filter(({ mayDecide }) => mayDecide).length ?? 0
  return isAsked && count > 0 ? { count, text: data?.next ? `${count}+` : String(count) } : undefined
}
