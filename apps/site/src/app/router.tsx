import type { PageSettings } from '@fairhouse/contract'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NavEntry } from '../frame/my-page/MyPage.tsx'
import { joinLanguage, splitLanguage } from '../base/address/language-path.ts'
import { parseSearch, readSearch, stringifySearch } from '../base/address/page-search.ts'
import { routeTree } from './routes.tsx'
import { Oops } from '../frame/page/Oops.tsx'
import { SiteContext, type Site } from '../base/site.ts'

/** Makes the router of one page load. The language's prefix is taken off before an address is matched and put back on every link. */
export function createSiteRouter(site: Site, history?: RouterHistory) {
  const { settings, texts } = site
  return createRouter({
    routeTree,
    context: { site },
    ...(history ? { history } : {}),
    ...(site.nonce ? { ssr: { nonce: site.nonce } } : {}),
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLanguage(url.pathname, settings.languages).path
        return url
      },
      output: ({ url }) => {
        url.pathname = joinLanguage(url.pathname, texts.language.code, settings.language)
        return url
      },
    },
    // Read here and not by the root route alone: the router leaves in an address what a route does not take out by name.
    parseSearch: (query) => readSearch(parseSearch(query)),
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: Oops,
    Wrap: ({ children }: { children: ReactNode }) => <SiteContext value={site}>{children}</SiteContext>,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
  interface StaticDataRouteOption {
    source?: string
    also?: string | undefined
    only?: ((settings: PageSettings, params: Record<string, string>) => boolean) | undefined
    nav?: NavEntry | undefined
  }
  interface HistoryState {
    overlay?: boolean
    finding?: boolean
  }
}
