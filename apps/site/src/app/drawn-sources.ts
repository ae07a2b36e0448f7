import type { GameMenu, Profile } from '@fairhouse/contract'
import { viewOf } from '../lobby/games/view.ts'
import { modals } from './modals.tsx'
import type { PageSearch } from '../base/address/page-search.ts'
import { lobbyPages } from '../lobby/lobby-pages.ts'
import { parts } from './parts.ts'
import type { Site } from '../base/site.ts'
import { menuQuestion } from '../lobby/games/game-menu.ts'

/** One matched route, as far as its files are concerned. */
type Match = {
  readonly pathname: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly staticData: { source?: string; also?: string | undefined }
}

/**
 * Returns the sources of everything that the server renders and the browser hydrates at once: their styles come with
 * the HTML.
 */
export function drawnSources(site: Site, matches: readonly Match[], search: PageSearch, profile: Profile | null): string[] {
  const page = matches.at(-1)
  const shown = page?.staticData.source === lobbyPages.lobby.source ? lobbyParts(site, page, search) : []
  const frame = [
    ...(site.settings.rules.bar.length > 0 ? [parts.swedishButtons] : []),
    ...(profile ? [parts.balance, parts.playerHero] : []),
    ...(search.modal ? [parts.modalHost, modals[search.modal]] : []),
  ]
  return [
    ...matches.flatMap(({ staticData: { source, also } }) => [source ?? [], also ?? []].flat()),
    ...[...shown, ...frame].map(({ source }) => source),
  ]
}

/** Returns the sources of the lobby at an address: a list, search results or a game's details. */
function lobbyParts(site: Site, { pathname, params }: Match, search: PageSearch) {
  const { at } = viewOf(pathname, params['group'], search)
  return [
    ...(at === 'shelves' && hasBanners(site) ? [parts.banners] : []),
    ...(at === 'list' ? [parts.groupPage] : []),
    ...(at === 'found' ? [parts.searchResults] : []),
    ...(search.game || params['id'] ? [parts.gameDetails] : []),
  ]
}

const hasBanners = (site: Site): boolean => (site.queries.getQueryData<GameMenu>(menuQuestion(site).queryKey)?.banners.length ?? 0) > 0
