import type { PageSettings } from '@fairhouse/contract'
import type { PageSearch } from '../../base/address/page-search.ts'
import { listSetting } from './configured-pages.ts'

/** What the lobby shows at an address: shelves of groups, one group's list, or search results. */
export type View =
  | { readonly at: 'shelves'; readonly place: 'home' | 'live' | 'poker'; readonly groups: readonly string[] }
  | { readonly at: 'list'; readonly group: string }
  | { readonly at: 'found'; readonly query: string }

/** Reads the view off an address. */
export function viewOf(settings: PageSettings, path: string, group: string | undefined, search: PageSearch): View {
  if (/\/(?:all-)?games\/search\/?$/.test(path) || search.search !== undefined) return { at: 'found', query: search.search ?? '' }
  if (group) return { at: 'list', group }
  const place = path.startsWith('/live') ? 'live' : path.startsWith('/poker') ? 'poker' : 'home'
  const setting = { home: 'games.groups', live: 'games.liveGroups', poker: 'games.pokerGroups' }[place]
  return { at: 'shelves', place, groups: listSetting(settings, setting) }
}

/** Returns whether the requested group does not exist; false until the groups are known. */
export function lacksGroup(view: View, menu: { readonly groups: readonly { readonly id: string }[] } | undefined): boolean {
  return view.at === 'list' && view.group !== 'all' && menu !== undefined && !menu.groups.some(({ id }) => id === view.group)
}

/** Returns the groups to show in the operator's order, or the catalogue's if none is named. */
export function shownGroups<Group extends { readonly id: string }>(wanted: readonly string[], there: readonly Group[]): readonly Group[] {
  if (wanted.length === 0) return there
  return wanted.flatMap((id) => there.filter((group) => group.id === id))
}

/** Returns the address of a group's page: live casino and poker have their own when configured. */
export function groupPath(settings: PageSettings, group: string): string {
  if (group === 'live' && listSetting(settings, 'games.liveGroups').length > 0) return '/live'
  if (group === 'poker' && listSetting(settings, 'games.pokerGroups').length > 0) return '/poker'
  if (listSetting(settings, 'games.liveGroups').includes(group)) return `/live/${group}-games`
  if (listSetting(settings, 'games.pokerGroups').includes(group)) return `/poker/${group}-games`
  return `/${group}-games`
}
