import { useRouterState } from '@tanstack/react-router'
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

/** The path of the page that is open. */
export const usePath = (): string => useRouterState({ select: ({ location }) => location.pathname })

/** The last part of the path, which names the thing that a page is about. */
export const useThing = (): string => decodeURIComponent(usePath().split('/').at(-1) ?? '')

/** The filters of a list live in its address: the values, and what changes them in place. */
export function useFilters(): [PlainSearch, (change: Readonly<Record<string, string>>) => void] {
  const { go } = useOffice()
  const path = usePath()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const filters = parsePlainSearch(search)
  return [filters, (change) => go(path + plainSearch({ ...filters, ...change }), { replace: true })]
}
