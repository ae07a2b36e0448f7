import type { PageSettings } from '@fairhouse/contract'
import { notFound, useLocation, useParams } from '@tanstack/react-router'
import { isUnknownName, question } from '../base/answers.ts'
import type { Lazily } from '../base/lazily.ts'
import type { PageSearch } from '../base/address/page-search.ts'
import { useSite, type Site } from '../base/site.ts'
import { listQuestion, menuQuestion, pageSize, shelfQuestion, type List } from './games/game-menu.ts'
import { listSetting, configuredPageAt } from './games/configured-pages.ts'
import { lobbyParts } from './games/lobby-parts.ts'
import { shelvesAtOnce } from './games/shelves-at-once.ts'
import { lobbyPages } from './lobby-pages.ts'
import { lacksGroup, viewOf, type View } from './games/view.ts'

type Context = { context: { site: Site } }
type Loading = Context & { params: { group?: string }; location: { pathname: string; search: PageSearch } }
// Known to the build, so that the browser's script is free of what only the server does.
const onServer = import.meta.env.SSR

/**
 * Loads what the lobby shows first: everything on the server, only the texts in the browser, so that the page appears
 * immediately.
 */
export async function lobbyLoader({ context: { site }, params: { group }, location: { pathname, search } }: Loading): Promise<void> {
  if (configuredPageAt(site.settings, pathname)) return configuredLoader({ context: { site }, location: { pathname, search } })
  const view = viewOf(pathname, group, search)
  const words = Promise.all([site.texts.load(lobbyPages.lobby.areas), view.at === 'list' && lobbyParts.groupPage.view.preload?.()])
  const { queries } = site
  if (onServer && search.game) await prepareDetails(site, search.game)
  const menu = menuQuestion(site)
  if (onServer) await askOnServer(site, view, search)
  else void queries.prefetchQuery(menu)
  if (lacksGroup(view, queries.getQueryData(menu.queryKey))) throw notFound()
  await words
}

/** Asks what the first HTML shows. */
async function askOnServer(site: Site, view: View, search: PageSearch): Promise<void> {
  const { queries } = site
  const menu = await queries.ensureQueryData(menuQuestion(site)).catch(() => undefined)
  if (view.at === 'shelves') {
    if (menu?.banners.length) await lobbyParts.banners.view.preload?.()
    const first = menu?.shelves[view.place].slice(0, shelvesAtOnce) ?? []
    await Promise.all(first.map(({ id }) => queries.prefetchQuery(shelfQuestion(site, { place: view.place, shelf: id }))))
  }
  if (view.at === 'list' && !lacksGroup(view, menu)) {
    await queries.prefetchQuery(listQuestion(site, firstPage(view.group, search)))
  }
  if (view.at === 'found') {
    const { findOnServer } = await import('./search/found.ts')
    await Promise.all([findOnServer(site, view.query), lobbyParts.searchResults.view.preload?.()])
  }
}

/** The first page of a group's list, as GroupPage and GameList ask for it. */
function firstPage(group: string, { sort = 'popular', provider, page }: PageSearch): List {
  const from = (Math.max(1, Number(page) || 1) - 1) * pageSize
  return {
    ...(group === 'all' ? {} : { group }),
    ...(provider === undefined ? {} : { provider: Number(provider) }),
    sort,
    from,
    size: pageSize,
  }
}

/** Loads a game's details and the list under them; a game that does not exist is not found. */
export async function detailsLoader(loading: Loading & { params: { group: string; id: string } }): Promise<void> {
  const { site } = loading.context
  const [, known] = await Promise.all([lobbyLoader(loading), prepareDetails(site, loading.params.id)])
  if (isUnknownName(known)) throw notFound()
}

/** Loads what a game's details show; answers them, or why there are none. */
async function prepareDetails(site: Site, id: string): Promise<unknown> {
  const [known] = await Promise.all([
    site.queries.ensureQueryData(detailsQuestion(site, id)).catch((error: unknown) => error),
    site.texts.load(lobbyParts.gameDetails.areas),
    lobbyParts.gameDetails.view.preload?.(),
  ])
  return known
}

const detailsQuestion = ({ call }: Site, id: string) => question(call, 'GET /api/games/details', { id }, { staleMs: 60_000 })

/** Returns the group and friendly id of a game's canonical address. */
export async function gameNamed(site: Site, id: string): Promise<{ group: string; id: string }> {
  const known = await site.queries.ensureQueryData(detailsQuestion(site, id)).catch((error: unknown) => error)
  if (isUnknownName(known)) throw notFound()
  if (known instanceof Error) throw known
  const { game } = known as { game: { group?: string; friendlyId: string } } // the answer of its own question
  return { group: game.group ?? 'all', id: game.friendlyId }
}

/** Returns the group whose list replaces an id of the special lists. */
export function listingOf(settings: PageSettings, id: string): string | undefined {
  const has = (name: string) => listSetting(settings, name).includes(id)
  if (has('games.sportsBettingIds') || has('games.virtualSportsIds')) return 'virtual'
  return has('games.bingoIds') ? 'bingo' : undefined
}

/** A page that exists only while a list of groups is set, and for the groups in it. A configured path at the same place comes first. */
export function configured(
  setting: string,
  { context: { site }, params, location }: Context & { params: { group?: string }; location: { pathname: string } },
): void {
  if (configuredPageAt(site.settings, location.pathname)) return
  const groups = listSetting(site.settings, setting)
  if (groups.length === 0 || (params.group !== undefined && !groups.includes(params.group))) throw notFound()
}

/** Shows one page if the settings put it at this address, otherwise the other. */
export function whereConfigured(usual: Lazily, own: Lazily) {
  const Either = () => {
    const { settings } = useSite()
    const page = configuredPageAt(settings, useLocation({ select: ({ pathname }) => pathname }))
    return page ? <own.view /> : <usual.view />
  }
  return Object.assign(Either, { preload: () => preloadBoth(usual, own) })
}

/** Loads the words of a page at a configured path; any other path is not found. */
export async function configuredLoader({ context: { site }, location }: Context & Pick<Loading, 'location'>): Promise<void> {
  const page = configuredPageAt(site.settings, location.pathname)
  if (!page) throw notFound()
  const asked = !onServer
    ? undefined
    : page.group
      ? site.queries.prefetchQuery(listQuestion(site, { group: page.group, from: 0, size: pageSize }))
      : page.name === 'provider'
        ? site.queries.prefetchQuery(question(site.call, 'GET /api/games/providers', {}, { staleMs: 5 * 60_000 }))
        : undefined
  await Promise.all([asked, site.texts.load(lobbyPages.configured.areas)])
}

/** Loads the words of a game's page, and on the server whether there is such a game. */
export async function launchLoader({ context: { site }, params }: Context & { params: { id: string } }, { areas }: Lazily): Promise<void> {
  const words = site.texts.load(areas)
  const known = await site.queries.ensureQueryData(detailsQuestion(site, params.id)).catch((error: unknown) => error)
  if (isUnknownName(known)) throw notFound()
  await words
}

/** The bingo page for games of its family, the general game page for all others. */
export function gameOrBingo(general: Lazily, bingo: Lazily) {
  const Either = () => {
    const { settings, queries, call } = useSite()
    const { id = '' } = useParams({ strict: false })
    const details = queries.getQueryData<{ game: { id: string; group?: string } }>(
      question(call, 'GET /api/games/details', { id }).queryKey,
    )
    const named = listSetting(settings, 'games.bingoGames')
    const isBingo = named.length > 0 ? named.includes(id) || named.includes(details?.game.id ?? '') : details?.game.group === 'bingo'
    return isBingo ? <bingo.view /> : <general.view />
  }
  return Object.assign(Either, { preload: () => preloadBoth(general, bingo) })
}

async function preloadBoth(one: Lazily, other: Lazily): Promise<void> {
  await Promise.all([one.view.preload?.(), other.view.preload?.()])
}
