import type { Answers } from '@fairhouse/contract/caller.ts'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import { question } from './asking.ts'
import {
  configured,
  detailsLoader,
  gameNamed,
  gameOrBingo,
  launchLoader,
  listingOf,
  lobbyLoader,
  placeLoader,
  whereConfigured,
} from './lobby/lobby-routes.tsx'
import type { Lazily } from './lazily.ts'
import { modals } from './modals.tsx'
import { readSearch } from './page-search.ts'
import { parts } from './parts.ts'
import { pages } from './pages.tsx'
import { nextRedirection } from './redirections.ts'
import { AuthorizationRequired } from './shell/AuthorizationRequired.tsx'
import { Document } from './shell/Document.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { Oops } from './shell/Oops.tsx'
import type { Site } from './site.ts'
import { countryIsAllowed } from './shell/country.ts'

type Context = { site: Site }
const onServer = typeof window === 'undefined'

const root = createRootRouteWithContext<Context>()({
  validateSearch: readSearch,
  beforeLoad: ({ context: { site }, location, search }) => {
    const next = nextRedirection({
      path: location.pathname,
      search,
      profile: profileOf(site),
      countryAllowed: countryIsAllowed(site.settings),
      limits: undefined,
    })
    if (next) throw redirect({ to: next.to, search: next.search, statusCode: 302, replace: true })
  },
  loaderDeps: ({ search }) => ({ modal: search.modal }),
  loader: async ({ context: { site }, deps }) => {
    if (!onServer) return
    const modal = deps.modal && modals[deps.modal]
    const money = profileOf(site)
      ? [
          site.queries.prefetchQuery(question(site.call, 'GET /api/wallet', {})),
          site.queries.prefetchQuery(question(site.call, 'GET /api/limits', {})),
        ]
      : []
    const drawn = [parts.footer, parts.menu, parts.notifications, ...(money.length > 0 ? [parts.balance, parts.playerHero] : [])].map(
      ({ view }) => view.preload?.(),
    )
    await Promise.all([
      ...money,
      ...drawn,
      ...(modal ? [site.texts.load(modal.areas), modal.view.preload?.(), parts.modalHost.view.preload?.()] : []),
    ])
  },
  component: Document,
  notFoundComponent: NotFound,
  errorComponent: Oops,
})

/** Loads the texts of a page before it is shown. */
const textsOf =
  (page: Lazily) =>
  ({ context }: { context: Context }) =>
    context.site.texts.load(page.areas)

/** A page of a player; a visitor sees that logging in is needed. */
const playersOnly = ({ context }: { context: Context }) => ({ mayEnter: profileOf(context.site) !== null })

/** A page of a visitor; a logged-in player is sent home. */
const visitorsOnly = ({ context }: { context: Context }) => {
  if (profileOf(context.site)) throw redirect({ to: '/', statusCode: 302 })
}

const at = <Path extends string>(path: Path, page: Lazily) => ({
  getParentRoute: () => root,
  path,
  component: page.view,
  staticData: { source: page.source },
})

const lobby = createRoute({ ...at('/', pages.lobby), loader: (given) => lobbyLoader(given) })
const live = createRoute({
  ...at('/live', pages.lobby),
  beforeLoad: (given) => configured('games.liveGroups', given),
  loader: (given) => lobbyLoader(given),
})
const poker = createRoute({
  ...at('/poker', pages.lobby),
  beforeLoad: (given) => configured('games.pokerGroups', given),
  component: whereConfigured(pages.lobby, pages.place),
  loader: (given) => lobbyLoader(given),
})
const group = createRoute({ ...at('/{$group}-games', pages.lobby), loader: (given) => lobbyLoader(given) })
const liveGroup = createRoute({
  ...at('/live/{$group}-games', pages.lobby),
  beforeLoad: (given) => configured('games.liveGroups', given),
  loader: (given) => lobbyLoader(given),
})
const pokerGroup = createRoute({
  ...at('/poker/{$group}-games', pages.lobby),
  beforeLoad: (given) => configured('games.pokerGroups', given),
  loader: (given) => lobbyLoader(given),
})
const search = createRoute({ ...at('/games/search', pages.lobby), loader: (given) => lobbyLoader(given) })
const searchAll = createRoute({ ...at('/all-games/search', pages.lobby), loader: (given) => lobbyLoader(given) })
const details = createRoute({ ...at('/{$group}-games/$id', pages.lobby), loader: (given) => detailsLoader(given) })

const oldGroup = createRoute({
  getParentRoute: () => root,
  path: '/group/$group',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/{$group}-games', params, search, statusCode: 301, replace: true })
  },
})
const oldLiveGroup = createRoute({
  getParentRoute: () => root,
  path: '/live/group/$group',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/live/{$group}-games', params, search, statusCode: 301, replace: true })
  },
})
const oldPokerGroup = createRoute({
  getParentRoute: () => root,
  path: '/poker/group/$group',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/poker/{$group}-games', params, search, statusCode: 301, replace: true })
  },
})

const gameAddress = createRoute({
  getParentRoute: () => root,
  path: '/games/$id',
  beforeLoad: async ({ context, params, search }) => {
    const game = await gameNamed(context.site, params.id)
    throw redirect({ to: '/{$group}-games/$id', params: game, search, statusCode: 301, replace: true })
  },
})
const launchAddress = createRoute({
  getParentRoute: () => root,
  path: '/games/$id/$type',
  beforeLoad: async ({ context, params: { id, type }, search }) => {
    const listing = listingOf(context.site.settings, id)
    if (listing) throw redirect({ to: '/{$group}-games', params: { group: listing }, search, statusCode: 302, replace: true })
    if (type !== 'real' && type !== 'demo') throw notFound()
    const game = await gameNamed(context.site, id)
    throw redirect({ to: '/{$group}-games/$id/$type', params: { ...game, type }, search, statusCode: 301, replace: true })
  },
})
const launch = createRoute({
  ...at('/{$group}-games/$id/$type', pages.game),
  component: gameOrBingo(pages.game, pages.bingo),
  beforeLoad: ({ context, params: { id, type }, search }) => {
    const listing = listingOf(context.site.settings, id)
    if (listing) throw redirect({ to: '/{$group}-games', params: { group: listing }, search, statusCode: 302, replace: true })
    if (type !== 'real' && type !== 'demo') throw notFound()
  },
  loader: (given) => launchLoader(given),
})

const tournaments = createRoute({
  ...at('/tournaments', pages.tournaments),
  beforeLoad: ({ context }) => {
    if (context.site.settings.fe['tournaments.blocked'] !== false) throw notFound()
  },
  loader: textsOf(pages.tournaments),
})
const pendingRounds = createRoute({
  ...at('/pending-rounds', pages.pendingRounds),
  beforeLoad: playersOnly,
  component: guarded(pages.pendingRounds),
  loader: textsOf(pages.pendingRounds),
})
/** Whatever the settings put at a path of their own. */
const place = createRoute({ ...at('/$', pages.place), loader: (given) => placeLoader(given) })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: visitorsOnly,
  component: pages.login.view,
  staticData: { source: pages.login.source },
  loader: textsOf(pages.login),
})

const registration = createRoute({
  getParentRoute: () => root,
  path: '/registration',
  beforeLoad: visitorsOnly,
  component: pages.registration.view,
  staticData: { source: pages.registration.source },
  loader: textsOf(pages.registration),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  beforeLoad: visitorsOnly,
  component: pages.forgotPassword.view,
  staticData: { source: pages.forgotPassword.source },
  loader: textsOf(pages.forgotPassword),
})

const activation = createRoute({
  getParentRoute: () => root,
  path: '/activation/$activationCode',
  beforeLoad: visitorsOnly,
  component: pages.activation.view,
  staticData: { source: pages.activation.source },
  loader: textsOf(pages.activation),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  beforeLoad: playersOnly,
  component: guarded(pages.logout),
  staticData: { source: pages.logout.source },
  loader: textsOf(pages.logout),
})

const transactions = createRoute({
  getParentRoute: () => root,
  path: '/my/transactions/$type',
  beforeLoad: (given) => {
    if (!['deposit', 'withdrawal', 'game'].includes(given.params.type)) throw notFound()
    return playersOnly(given)
  },
  component: guarded(pages.transactions),
  staticData: { source: pages.transactions.source },
  loader: textsOf(pages.transactions),
})

const paymentLimits = createRoute({
  getParentRoute: () => root,
  path: '/my/limits/payments',
  beforeLoad: playersOnly,
  component: guarded(pages.paymentLimits),
  staticData: { source: pages.paymentLimits.source },
  loader: textsOf(pages.paymentLimits),
})

const profile = createRoute({
  getParentRoute: () => root,
  path: '/my/profile',
  beforeLoad: playersOnly,
  component: guarded(pages.profile),
  staticData: { source: pages.profile.source },
  loader: textsOf(pages.profile),
})

const fairness = createRoute({
  getParentRoute: () => root,
  path: '/fairness',
  component: pages.fairness.view,
  staticData: { source: pages.fairness.source },
  loader: textsOf(pages.fairness),
})

const styleGuide = createRoute({
  getParentRoute: () => root,
  path: '/StyleGuide',
  component: pages.styleGuide.view,
  staticData: { source: pages.styleGuide.source },
  loader: textsOf(pages.styleGuide),
})

const blocked = createRoute({
  getParentRoute: () => root,
  path: '/blocked',
  component: pages.blocked.view,
  staticData: { source: pages.blocked.source },
  loader: textsOf(pages.blocked),
})

/** Every address of the site. The language's prefix is gone before these are matched. */
export const routeTree = root.addChildren([
  lobby,
  live,
  poker,
  group,
  liveGroup,
  pokerGroup,
  search,
  searchAll,
  details,
  oldGroup,
  oldLiveGroup,
  oldPokerGroup,
  gameAddress,
  launchAddress,
  launch,
  tournaments,
  pendingRounds,
  place,
  login,
  registration,
  forgotPassword,
  activation,
  logout,
  transactions,
  paymentLimits,
  profile,
  fairness,
  styleGuide,
  blocked,
])

function profileOf(site: Site) {
  return site.queries.getQueryData<Answers<'GET /api/session'>>(['GET /api/session', {}])?.profile ?? null
}

function guarded(page: Lazily) {
  const Guarded = () => (
    <AuthorizationRequired>
      <page.view />
    </AuthorizationRequired>
  )
  return Object.assign(Guarded, { preload: page.view.preload })
}
