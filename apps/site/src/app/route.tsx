import type { PageSettings } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import { question } from '../base/answers.ts'
import type { Lazily } from '../base/lazily.ts'
import { modals } from './modals.tsx'
import { visitorModals } from '../base/address/modal-names.ts'
import { readSearch, type PageSearch } from '../base/address/page-search.ts'
import { parts } from './parts.ts'
import type { NavEntry } from '../frame/my-page/MyPage.tsx'
import { AuthorizationRequired } from '../frame/page/AuthorizationRequired.tsx'
import { countryIsAllowed, reasonsIn } from './redirections/country.ts'
import { Document } from './Document.tsx'
import { NotFound } from '../frame/page/NotFound.tsx'
import { Oops } from '../frame/page/Oops.tsx'
import type { Site } from '../base/site.ts'

/** What every route receives. */
type Context = { readonly site: Site }
/** Who may see a page: `anyone`; `player`: a visitor is asked to log in; `visitor`: a player is sent home. */
type Who = 'anyone' | 'player' | 'visitor'
/** A page as its route says it. */
type PageOf = {
  /** The component, in a chunk of its own, and the texts it speaks. */
  readonly shown: Lazily
  /** `anyone` by default. */
  readonly who?: Who
  /** A page that shows itself to players alone at some of its addresses: a visitor is asked to log in there. */
  readonly playersAt?: (settings: PageSettings, path: string) => boolean
  /** The page exists only if this returns true; otherwise its address is not found. */
  readonly only?: (settings: PageSettings, params: Record<string, string>) => boolean
  /** Runs before the page: may redirect or answer that there is nothing here. */
  readonly before?: (given: Given) => unknown
  /** Loads what the page needs before it is shown; without it only its texts are loaded. */
  readonly load?: (given: Given) => Promise<unknown>
  /** For a page that is not always the same: what to render, and the alternative. */
  readonly view?: Lazily['view']
  readonly also?: Lazily
  /** Its entry in the list of the player's own pages. */
  readonly nav?: NavEntry
}
/** What a route knows when it is requested. */
export type Given = {
  readonly context: Context
  readonly params: Record<string, string>
  readonly search: PageSearch
  readonly location: { readonly pathname: string; readonly search: PageSearch }
}

/** The document around every page: automatic redirections, then what the server draws before it answers. */
export const root = createRootRouteWithContext<Context>()({
  validateSearch: readSearch,
  // The poker client says once that it is one; every link inside it goes on saying so.
  search: {
    middlewares: [({ search, next }) => ({ ...(search.customerApp ? { customerApp: search.customerApp } : {}), ...next(search) })],
  },
  beforeLoad: ({ context: { site }, location, search }) => {
    redirectAutomatically(site, location.pathname, search)
  },
  loaderDeps: ({ search }) => ({ modal: search.modal }),
  loader: ({ context: { site }, deps }) => (import.meta.env.SSR ? loadFrame(site, deps.modal) : undefined),
  component: Document,
  notFoundComponent: NotFound,
  errorComponent: Oops,
})

function redirectAutomatically(site: Site, path: string, search: PageSearch): void {
  const next = site.nextRedirection?.({
    path,
    search,
    profile: profileOf(site),
    countryAllowed: countryIsAllowed(site.settings),
    visitorsDeposit: site.settings.visitorsDeposit,
    payAndPlay: site.settings.payAndPlay,
    arriving: true,
    reasons: reasonsIn(site.settings),
  })
  if (next && !next.record && !next.push) throw redirect({ to: next.to, search: next.search, hash: true, statusCode: 302, replace: true })
}

/** What the address of a visitors' page still asks for once somebody is logged in: where to go, but no modal of visitors. */
const forPlayer = ({ modal, ...search }: PageSearch): PageSearch =>
  modal && !visitorModals.includes(modal) ? { ...search, modal } : search

/** A page at an address. */
export function page<const Path extends string>(
  path: Path,
  { shown, who = 'anyone', playersAt, only, before, load, view, also, nav }: PageOf,
) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: async ({ context, params, search, location }) => {
      const profile = profileOf(context.site)
      if (only && !only(context.site.settings, params)) throw notFound()
      if (who === 'visitor' && profile) throw redirect({ to: '/', search: forPlayer(search), statusCode: 302 })
      await before?.({ context, params, search, location })
      const forPlayers = who === 'player' || playersAt?.(context.site.settings, location.pathname)
      return { mayEnter: !forPlayers || profile !== null }
    },
    component: who === 'player' ? guarded(shown) : (view ?? shown.view),
    staticData: { source: shown.source, also: also?.source, only, nav },
    loader: async ({ context, params, location }) => {
      const texts = context.site.texts.load(shown.areas)
      if (context.mayEnter) await load?.({ context, params, location, search: location.search })
      await texts
    },
  })
}

/** Where an address leads: a full path, permanently or for now. */
type Target = { readonly to: string; readonly forNow?: true }

/** An address that has moved. */
export function moved<const Path extends string>(path: Path, to: (given: Given) => Target | Promise<Target>) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: async ({ context, params, search, location }) => {
      const next = await to({ context, params, search, location })
      throw redirect({ to: next.to, search, statusCode: next.forNow ? 302 : 301, replace: true })
    },
  })
}

/** Returns who is logged in, as far as this page knows. */
function profileOf(site: Site) {
  return site.queries.getQueryData<Answers<'GET /api/session'>>(['GET /api/session', {}])?.profile ?? null
}

/** Loads what the server renders around a page: the player's balance and the modal named by the address. */
async function loadFrame(site: Site, name: keyof typeof modals | undefined): Promise<void> {
  const modal = name && modals[name]
  const money = profileOf(site)
    ? [
        site.queries.prefetchQuery(question(site.call, 'GET /api/wallet', {})),
        site.queries.prefetchQuery(question(site.call, 'GET /api/limits', {})),
        readExclusion(site),
        // The words of the summaries under the balance.
        ...(site.settings.rules.balanceRows.includes('gameSummary') ? [site.texts.load(['play'])] : []),
      ]
    : []
  const drawn = [
    parts.footer,
    parts.menu,
    parts.notifications,
    ...(site.settings.rules.bar.length > 0 ? [parts.swedishButtons] : []),
    ...(money.length > 0 ? [parts.balance, parts.playerHero, parts.stopButton, parts.playWatch] : []),
  ]
  await Promise.all([
    ...money,
    ...drawn.map(({ view }) => view.preload?.()),
    ...(modal ? [site.texts.load(modal.areas), modal.view.preload?.(), parts.modalHost.view.preload?.(), modal.load?.(site)] : []),
  ])
}

/** Reads whether the player is excluded; every page then says so. */
async function readExclusion(site: Site): Promise<void> {
  const known = await site.queries.fetch(question(site.call, 'GET /api/exclusion', {})).catch(() => undefined)
  if (known?.exclusion) await Promise.all([site.texts.load(parts.exclusionNotice.areas), parts.exclusionNotice.view.preload?.()])
}

function guarded({ view: View }: Lazily) {
  const Guarded = () => (
    <AuthorizationRequired>
      <View />
    </AuthorizationRequired>
  )
  return Object.assign(Guarded, { preload: View.preload })
}
