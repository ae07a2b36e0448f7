import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers, At, Caller, Takes } from '@fairhouse/contract/caller.ts'
import type { Queries, Query } from './queries.ts'
import { useSite } from './site.ts'
import { timing } from './timing.ts'
import { useQuery } from './use-query.ts'

/** A refused call, as an exception for the query cache. */
export class Refused extends Error {
  readonly answer: ErrorAnswer
  constructor(answer: ErrorAnswer) {
    super(answer.error)
    this.answer = answer
  }
}

const refusedAsUnknown: readonly string[] = ['notFound', 'gameNotFound', 'checkFields', 'invalidFields']
/** Returns whether a call says that nothing has this name: it is not known, or none of ours could be written so. */
export const isUnknownName = (error: unknown): boolean => error instanceof Refused && refusedAsUnknown.includes(error.answer.error)

/** Builds the cached query of a GET call; `timeoutMs` if the specification gives one (for limits it is a setting). */
export function question<A extends At & `GET ${string}`>(
  call: Caller,
  at: A,
  input: Takes<A>,
  options: { timeoutMs?: number; staleMs?: Query<unknown>['staleTime'] } = {},
): Query<Answers<A>> {
  return {
    queryKey: [at, input],
    staleTime: options.staleMs ?? 30_000,
    retry: (failures, error) => failures < 1 && !(error instanceof Refused && error.answer.error !== 'connection'),
    queryFn: async ({ signal }) => {
      const timeoutMs = options.timeoutMs ?? (at.includes('/limits') && timing('limitsTimeoutMs', 5000))
      const outcome = await call(at, input, { signal, timeoutMs })
      if (outcome.ok) return outcome.value
      throw new Refused(outcome.error)
    },
  }
}

/** Asks a cached question from a component. */
export function useAnswer<A extends At & `GET ${string}`>(
  at: A,
  input: Takes<A>,
  options: { timeoutMs?: number; staleMs?: Query<unknown>['staleTime']; enabled?: boolean } = {},
) {
  const { call } = useSite()
  return useQuery({ ...question(call, at, input, options), enabled: options.enabled ?? true })
}

/** Drops the cached answers of these calls, so that they are fetched again wherever they are shown. */
export function forget(queries: Queries, ...calls: readonly (At & `GET ${string}`)[]): void {
  for (const at of calls) queries.invalidateQueries({ queryKey: [at] })
}
