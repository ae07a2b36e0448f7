import { callerOver } from '@fairhouse/contract/caller.ts'
import { createTexts, loadFrom, type Area } from '@fairhouse/messages'
import { createToastShelf } from '@fairhouse/ui'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, type ErrorInfo } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { clockAhead } from './clock-ahead.ts'
import { modals } from './modals.tsx'
import { parseSearch, readSearch } from '../base/address/page-search.ts'
import { parts } from './parts.ts'
import { placeholdersOf } from './placeholders.ts'
import { createQueries } from '../base/queries.ts'
import { createSiteRouter } from './router.tsx'
import { reportCrash } from '../frame/page/report-crash.ts'
import './styles.css'
import type { Handover, Site } from '../base/site.ts'
import { kept } from '../base/timing.ts'

/** Takes the page over from the server: the same texts, answers and modal, then hydrates. */
async function start(): Promise<void> {
  const handover = document.getElementById('handover')?.textContent ?? ''
  const { settings, assets, language, areas, queries } = JSON.parse(handover) as Handover // written by entry-server.tsx
  kept.fe = settings.fe
  const site: Site = {
    call: callerOver((input, init) => fetch(input, init), '', language),
    queries: createQueries(),
    texts: createTexts(language, loadFrom(assets.texts), placeholdersOf(settings, location.origin)),
    settings,
    toasts: createToastShelf(),
    modals,
    assets,
    origin: location.origin,
    styleText: () => document.getElementById('styles')?.textContent ?? '',
    clockAheadMs: clockAhead(settings.serverTime, { now: Date.now(), timing: performance }),
    handover: () => handover,
  }
  site.queries.hydrate(queries)
  for (const [target, event] of [
    [document, 'visibilitychange'],
    [window, 'online'],
  ] as const)
    target.addEventListener(event, () => document.visibilityState === 'visible' && site.queries.lookAgain())
  const { modal } = readSearch(parseSearch(location.search))
  // Hydrate everything that the server rendered: a part loaded later would meet an address that has moved on.
  const drawn = Object.values(parts).filter(({ source }) => assets.drawn.includes(source))
  await Promise.all([
    ...drawn.map(({ view }) => view.preload?.()),
    site.texts.load(areas as Area[]), // the server says which it loaded
    modal && modals[modal].view.preload?.(),
    modal && parts.modalHost.view.preload?.(),
  ])
  // Reading up to here has kept the browser busy: let it paint and answer a tap before the rest.
  await new Promise((later) => setTimeout(later))
  const router = createSiteRouter(site)
  // Report it even if the page recovers by rendering again: to the browser's console and the server's log.
  const tell = (error: unknown, { componentStack }: ErrorInfo) => {
    reportError(error)
    reportCrash(site.call, error, componentStack ?? undefined)
  }
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, { onUncaughtError: tell, onRecoverableError: tell })
  })
}

void start()
