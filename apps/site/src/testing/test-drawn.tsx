import type { PageSettings, Profile } from '@fairhouse/contract'
import { createTexts, type Area } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parseSearch, readSearch, stringifySearch } from '../base/address/page-search.ts'
import { createQueries, type QueryKey } from '../base/queries.ts'
import type { Modals } from '../base/lazily.ts'
import { SiteContext, type Site } from '../base/site.ts'
import { ordinaryPage } from './ordinary-page.ts'

/** The surroundings of a part that a test renders. */
export type Surroundings = {
  language?: string
  /** The address, with its query. */
  at?: string
  settings?: Partial<PageSettings>
  profile?: Partial<Profile> | null
  /** Answers that are already cached. */
  known?: [QueryKey, unknown][]
  areas?: Area[]
  /** What `?modal=` opens, if the part opens modals. */
  modals?: Modals
  /** The routes around it, with what they say of themselves. */
  routes?: readonly { path: string; staticData: StaticDataRouteOption }[]
}

/** A part of a page as the server draws it, with the real texts. */
export async function drawn(part: ReactNode, surroundings: Surroundings = {}): Promise<string> {
  const site = await siteIn(surroundings)
  const root = createRootRoute({ validateSearch: readSearch, component: () => <SiteContext value={site}>{part}</SiteContext> })
  const history = createMemoryHistory({ initialEntries: [surroundings.at ?? '/'] })
  const routes = (surroundings.routes ?? []).map((route) => createRoute({ getParentRoute: () => root, ...route }))
  const router = createRouter({ routeTree: root.addChildren(routes), history, parseSearch, stringifySearch })
  await router.load()
  // React parts the texts of a sentence by comments, which no reader sees.
  return renderToString(<RouterProvider router={router as never} />).replaceAll('<!-- -->', '') // it has one route, not the site's
}

/** Returns the text without tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

async function siteIn({
  language = 'en',
  settings,
  profile = null,
  known = [],
  areas = [],
  modals = {} as Modals /* a part that opens none asks for none */,
}: Surroundings): Promise<Site> {
  const queries = createQueries()
  queries.setQueryData(['GET /api/session', {}], { profile })
  for (const [key, answer] of known) queries.setQueryData(key, answer)
  const texts = createTexts(language, loadArea, { minAge: 18 })
  await texts.load(['shell', 'error', ...areas])
  const page: PageSettings = { ...ordinaryPage, ...settings }
  return {
    call: () => Promise.reject(new Error('A drawing asks nothing')),
    queries,
    texts,
    settings: page,
    toasts: createToastShelf(),
    modals,
    assets: { script: '', styles: [], preloads: [], drawn: [], fonts: [], texts: {} },
    origin: 'http://localhost',
    styleText: () => '',
    clockAheadMs: 0,
    handover: () => '',
  }
}
