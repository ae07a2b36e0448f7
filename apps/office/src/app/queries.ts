import { QueryClient } from '@tanstack/react-query'
import { refusalOf } from '../base/ask.ts'

const freshMs = 5000

/** The answers that the page knows. A refusal is an answer: only what never reached the server is asked again by itself. */
export function createOfficeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < 2 && ['connection', 'away'].includes(refusalOf(error).error),
      },
    },
  })
}
