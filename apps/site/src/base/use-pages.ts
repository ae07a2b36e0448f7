import { useState } from 'react'
import type { Query } from './queries.ts'
import { useSite } from './site.ts'
import { useQuery } from './use-query.ts'

type Pages<Page> = { readonly pages: readonly Page[] }

/**
 * Reads a paginated list: the first page at once, further pages on request. Refetches stale pages as far as they were
 * shown.
 */
export function usePages<Page>(pageAt: (cursor: string | undefined) => Query<Page>, nextOf: (page: Page) => string | null | undefined) {
  const { queries } = useSite()
  const [isFetchingNext, setFetching] = useState(false)
  const first = pageAt(undefined)
  const key = [...first.queryKey, 'pages']
  const asked = useQuery<Pages<Page>>({
    ...first,
    queryKey: key,
    queryFn: async ({ signal }) => {
      const wanted = queries.getQueryData<Pages<Page>>(key)?.pages.length ?? 1
      const pages = [await first.queryFn({ signal })]
      for (let next = lastOf(pages); next && pages.length < wanted; next = lastOf(pages)) pages.push(await pageAt(next).queryFn({ signal }))
      return { pages }
    },
  })
  const lastOf = (pages: readonly Page[]) => (pages.length > 0 ? nextOf(pages[pages.length - 1] as Page) : undefined) // there is one
  const pages = asked.data?.pages ?? []
  const next = lastOf(pages)
  const fetchNext = async () => {
    if (!next || isFetchingNext) return
    setFetching(true)
    const page = await pageAt(next)
      .queryFn({ signal: new AbortController().signal })
      .catch(() => undefined)
    if (page !== undefined) queries.setQueryData<Pages<Page>>(key, (known) => ({ pages: [...(known?.pages ?? []), page] }))
    setFetching(false)
  }
  return { ...asked, pages, hasNext: Boolean(next), isFetchingNext, fetchNext }
}
