import type { LobbyPlace } from '@fairhouse/contract'
import type { PageSearch } from '../../base/address/page-search.ts'

/** What the lobby shows at an address: a place's shelves, one group's list, or search results. */
export type View =
  | { readonly at: 'shelves'; readonly place: LobbyPlace }
  | { readonly at: 'list'; readonly group: string }
  | { readonly at: 'found'; readonly query: string }

/** Reads the view off an address. */
export function viewOf(path: string, group: string | undefined, search: PageSearch): View {
  if (/\/(?:all-)?games\/search\/?$/.test(path) || search.search !== undefined) return { at: 'found', query: search.search ?? '' }
  if (group) return { at: 'list', group }
  return { at: 'shelves', place: path.startsWith('/live') ? 'live' : path.startsWith('/poker') ? 'poker' : 'home' }
}

/** Returns whether the requested group does not exist; false until the groups are known. */
export function lacksGroup(view: View, menu: { readonly groups: readonly { readonly id: string }[] } | undefined): boolean {
  return view.at === 'list' && view.group !== 'all' && menu !== undefined && !menu.groups.some(({ id }) => id === view.group)
}
