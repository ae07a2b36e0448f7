import type { Answers } from '@fairhouse/contract/caller.ts'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import { question } from './asking.ts'
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

const gamesOf = async ({ site }: Context, group?: string) => {
  const games = site.queries.ensureQueryData(question(site.call, 'GET /api/games', {}))
  const [answer] = await Promise.all([games.catch(() => undefined), site.texts.load(pages.lobby.areas)])
  if (group && group !== 'all' && answer && !answer.groups.some(({ id }) => id === group)) throw notFound()
}

const lobby = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: pages.lobby.view,
  staticData: { source: pages.lobby.source },
  loader: ({ context }) => gamesOf(context),
})

const group = createRoute({
  getParentRoute: () => root,
  path: '/{$group}-games',
  component: pages.lobby.view,
  staticData: { source: pages.lobby.source },
  loader: ({ context, params }) => gamesOf(context, params.group),
})

const oldGroup = createRoute({
  getParentRoute: () => root,
  path: '/group/$group',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/{$group}-games', params, search, statusCode: 301 })
  },
})

const realOrDemo = (type: string) => {
  if (type !== 'real' && type !== 'demo') throw notFound()
}

const game = createRoute({
  getParentRoute: () => root,
  path: '/games/$id/$type',
  beforeLoad: ({ params }) => realOrDemo(params.type),
  component: pages.game.view,
  staticData: { source: pages.game.source },
  loader: textsOf(pages.game),
})

const groupGame = createRoute({
  getParentRoute: () => root,
  path: '/{$group}-games/$id/$type',
  beforeLoad: ({ params }) => realOrDemo(params.type),
  component: pages.game.view,
  staticData: { source: pages.game.source },
  loader: textsOf(pages.game),
})

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
  group,
  oldGroup,
  game,
  groupGame,
  login,
  registration,
  forgotPassword,
  activation,
  logout,
  transactions,
  paymentLimits,
  profile,
  fairness,
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
