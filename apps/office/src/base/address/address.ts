import { useMatch, useRouterState } from '@tanstack/react-router'
import { useOffice } from '../office.ts'

/** The plain query of an address: every value is text, empty ones are left out. */
export type PlainSearch = Readonly<Record<string, string>>

/** Reads `?state=active`. */
export function parsePlainSearch(search: string): PlainSearch {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes `?state=active`; nothing where nothing is chosen. */
export function plainSearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** The path in the address bar, which runs ahead of the page while the next one loads. */
export const usePath = (): string => useRouterState({ select: ({ location }) => location.pathname })

/** The path and query of the page itself. */
function usePage(): { path: string; search: PlainSearch } {
  const { pathname, search } = useMatch({ strict: false })
  return { path: pathname, search }
}

/** The path of the page itself. */
export const usePagePath = (): string => usePage().path

/** The last part of the page's path, which names the thing that it is about. */
export const useThing = (): string => decodeURIComponent(usePagePath().split('/').at(-1) ?? '')

/** The filters of a list live in its address: the values, and what changes them in place. */
export function useFilters(): [PlainSearch, (change: Readonly<Record<string, string>>) => void] {
  const { go } = useOffice()
  const { path, search } = usePage()
  return [search, (change) => go(path + plainSearch({ ...search, ...change }), { replace: true })]
}
