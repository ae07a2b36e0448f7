import type { OfficeAnswers, OfficeAt, OfficeCaller, OfficeRefusal, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** A question that was refused, as an error that a query keeps. */
export class Refused extends Error {
  readonly refusal: OfficeRefusal
  constructor(refusal: OfficeRefusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

/** The refusal in an error; anything else never reached the server. */
export const refusalOf = (error: unknown): OfficeRefusal =>
  error instanceof Refused ? error.refusal : { error: 'connection', errorCode: 0 }

/** A question to the office, as a query. */
export function asked<At extends OfficeAt>(caller: OfficeCaller, at: At, input: OfficeTakes<At>) {
  return queryOptions<OfficeAnswers<At>, Error>({
    queryKey: [at, input],
    queryFn: async () => {
      const outcome = await caller.call(at, input)
      if (!outcome.ok) throw new Refused(outcome.refusal)
      return outcome.value
    },
  })
}

/** A list of the office, page by page: each names where the next begins. */
export function askedPages<At extends OfficeAt>(caller: OfficeCaller, at: At, input: OfficeTakes<At>) {
  return infiniteQueryOptions<OfficeAnswers<At>, Error, { pages: OfficeAnswers<At>[] }, readonly unknown[], string | undefined>({
    queryKey: [at, input, 'pages'],
    initialPageParam: undefined,
    queryFn: async ({ pageParam }) => {
      const outcome = await caller.call(at, { ...input, ...(pageParam === undefined ? {} : { after: pageParam }) })
      if (!outcome.ok) throw new Refused(outcome.refusal)
      return outcome.value
    },
    getNextPageParam: (last) => (last as { next?: string | null }).next ?? undefined, // lists answer `next`
  })
}
