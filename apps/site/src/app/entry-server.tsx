import type { Render, RenderContext, Rendered } from '@fairhouse/contract/render.ts'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { createRequestHandler, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { canonicalPath } from './rendering/canonical.ts'
import { drawAtOnce, drawWaiting, missesPart } from './rendering/draw-text.ts'
import { drawnPicture } from './rendering/drawn-picture.ts'
import { drawnSources } from './drawn-sources.ts'
import { oldBrowserScript } from './rendering/old-browser.ts'
import { splitLanguage } from '../base/address/language-path.ts'
import { assetsOf, styleTextOf } from './rendering/page-assets.ts'
import { parseSearch, readSearch } from '../base/address/page-search.ts'
import { modals } from './modals.tsx'
import { parts } from './parts.ts'
import { placeholdersOf } from './placeholders.ts'
import { nextRedirection } from './redirections/redirections.ts'
import { createQueries, type Query } from '../base/queries.ts'
import { createSiteRouter } from './router.tsx'
import type { Handover, Site } from '../base/site.ts'

export { sharedAddress } from './rendering/shared-address.ts'

/** Renders one page of the site. See `Render`. */
export const render: Render = async (request, context) => {
  const url = new URL(request.url)
  const picture = drawnPicture(url.pathname)
  if (picture) return picture
  const { settings } = context
  const canonical = canonicalPath(url.pathname, settings.languages, settings.language)
  const moved = canonical !== url.pathname
  if (moved) url.pathname = canonical
  const rendered = await renderAt(moved ? new Request(url, request) : request, url, context)
  // A redirection from a non-canonical address goes straight to its target; everything else redirects to the canonical
  // address.
  return moved && !rendered.headers.has('location') ? { status: 301, headers: new Headers({ location: url.href }), body: '' } : rendered
}

async function renderAt(request: Request, url: URL, context: RenderContext): Promise<Rendered> {
  const { language } = splitLanguage(url.pathname, context.settings.languages)
  const wanted = new Map<string, Query<unknown>>()
  const site = siteOf(
    context,
    url,
    language ?? context.settings.language,
    (query) => void wanted.set(JSON.stringify(query.queryKey), query),
  )
  await site.texts.load(['shell'])
  // A text of the page, not of its scripts: its area is not loaded with them.
  site.oldBrowserScript = oldBrowserScript(String((await loadArea(site.texts.language.code, 'content'))['content.oldBrowser']))
  let mayNotEnter = false
  const handled = createRequestHandler({ request, createRouter: () => createSiteRouter(site) })
  const drawnBy = async (draw: Draw): Promise<Rendered> => {
    let body = ''
    const { status, headers } = await handled(async ({ router, responseHeaders }) => {
      mayNotEnter = router.state.matches.some(({ context: given }) => (given as { mayEnter?: boolean }).mayEnter === false) // set by route.tsx
      const search = readSearch(parseSearch(url.search))
      site.assets = assetsOf(
        {
          now: drawnSources(site, router.state.matches, search, context.profile),
          // Without scripts nothing brings its own styles later.
          later: (context.whole ? Object.values(parts) : [parts.footer, parts.menu, parts.notifications]).map(({ source }) => source),
        },
        site.texts.language.code,
        site.texts.loaded(),
      )
      body = await transformHtmlStringWithRouter(router, await draw(<RouterServer router={router} />, context.nonce))
      // The text goes beside the answer, which would make it into bytes that are read again.
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
    })
    return { status, headers, body }
  }
  const once = async () => {
    const drawn = await drawnBy(drawAtOnce)
    // The router gives its scripts away as it is drawn: for a page that misses something it begins anew.
    return missesPart(drawn.body) ? drawnBy(drawWaiting) : drawn
  }
  const rendered = context.whole ? await drawnWhole(site, wanted, once) : await once()
  const headers = new Headers(rendered.headers)
  headers.set('cache-control', 'private, no-store')
  headers.set('content-language', site.texts.language.tag)
  // A redirection has no page to show; the closed site answers at its target.
  const leadsOn = headers.has('location')
  const status = leadsOn ? rendered.status : context.settings.protection ? 503 : mayNotEnter ? 401 : rendered.status
  if (status === 401) headers.set('www-authenticate', 'Cookie realm="account"')
  if (status === 503) headers.set('retry-after', '300')
  return { status, headers, body: rendered.body }
}

/** An answer may show a part that asks for more; what asks again after so many rounds stays without. */
const mostRounds = 4

/** Draws a page, asks what it wanted to know, and draws it again with the answers until it wants nothing more. */
async function drawnWhole(site: Site, wanted: Map<string, Query<unknown>>, once: () => Promise<Rendered>): Promise<Rendered> {
  for (let round = 0; round < mostRounds; round += 1) {
    wanted.clear()
    const rendered = await once()
    const news = [...wanted.values()].filter(({ queryKey }) => site.queries.known(queryKey).at === 0 && !site.queries.known(queryKey).error)
    if (news.length === 0) return rendered
    await Promise.all(news.map((query) => site.queries.prefetchQuery(query)))
  }
  return once()
}

/** Draws a page as text, without its doctype, which the router writes. */
type Draw = (page: React.ReactElement, nonce: string) => string | Promise<string>

function siteOf({ call, nonce, settings, profile, whole }: RenderContext, url: URL, language: string, wants: Site['wants'] & {}): Site {
  const queries = createQueries()
  const texts = createTexts(language, loadArea, placeholdersOf(settings, url.origin))
  queries.setQueryData(['GET /api/session', {}], { profile })
  const site: Site = {
    call,
    queries,
    texts,
    settings,
    toasts: createToastShelf(),
    modals,
    assets: { script: '', styles: [], preloads: [], drawn: [], fonts: [], texts: {} },
    origin: url.origin,
    nonce,
    styleText: () => styleTextOf(site.assets.styles),
    nextRedirection,
    ...(whole ? { wants } : {}),
    clockAheadMs: Date.parse(settings.serverTime) - Date.now(),
    handover: () => {
      const given: Handover = { settings, assets: site.assets, language, areas: texts.loaded(), queries: queries.dehydrate() }
      // A "<" in a text must not end the data block.
      return JSON.stringify(given).replaceAll('<', '\\u003c')
    },
  }
  return site
}
