import type { PageSettings } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import type { Texts } from '@fairhouse/messages'
import type { ToastShelf } from '@fairhouse/ui'
import { createContext, useContext } from 'react'
import type { Modals } from './lazily.ts'
import type { Queries, Query, QueryKey } from './queries.ts'
import type { NextRedirection } from './situation.ts'

/**
 * What every page needs: caller, texts, settings, caches. One per request on the server, one per page load in the
 * browser.
 */
export type Site = {
  readonly call: Caller
  readonly queries: Queries
  readonly texts: Texts
  readonly settings: PageSettings
  readonly toasts: ToastShelf
  readonly modals: Modals
  assets: PageAssets
  readonly origin: string
  readonly nonce?: string
  /** The styles of the page as it came, which stand in its HTML. */
  readonly styleText: () => string
  /** On the server: the script that tells a browser that it is too old. It stands in the page alone. */
  oldBrowserScript?: string
  /** On the server, for a page without scripts: hears which questions it would ask in a browser. */
  readonly wants?: (query: Query<unknown>) => void
  /** On the server: what an address is redirected to before anything is drawn. A browser asks after each page, by code that need not come with the first one. */
  readonly nextRedirection?: NextRedirection
  /** Milliseconds that the server's clock is ahead of this one. */
  readonly clockAheadMs: number
  /** Serialises what the server hands to the browser, for a data block. */
  readonly handover: () => string
}

/** The built files of a page: its entry script, styles, immediate imports, and its language's texts by area. */
export type PageAssets = {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  /** The sources that the browser hydrates at once. */
  readonly drawn: readonly string[]
  /** The letters that the language is written in, so that they are there when the text is. */
  readonly fonts: readonly string[]
  readonly texts: Readonly<Record<string, string>>
}

/** What the server hands over, so that the browser starts where it stopped. */
export type Handover = {
  settings: PageSettings
  assets: PageAssets
  language: string
  areas: string[]
  queries: [QueryKey, unknown][]
}

export const SiteContext = createContext<Site | undefined>(undefined)

/** The site of this page. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A component stands outside the site')
  return site
}

/** Says a message in the page's language. */
export const useT = () => useSite().texts.t

/** The present moment by the server's clock, in milliseconds. */
export const nowOf = (site: Site) => Date.now() + site.clockAheadMs
