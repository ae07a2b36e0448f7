import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { cookieOf, historyIn, withVisit, type Visit } from './in-app-history.ts'

type Scroll = { n: boolean; h: boolean }

/**
 * Keeps the in-app history and its scroll positions in the cookie `url`, and restores the position of a page that is
 * shown again. Replaces the router's own restoration (see vite.config.ts), which calls it by this name.
 */
export function setupScrollRestoration(router: AnyRouter): void {
  const scroll = (router as unknown as { _scroll: Scroll })._scroll // n: the next page begins at its top; h: a hash was followed
  let visits: Visit[] = historyIn(document.cookie)
  const keep = (location: ParsedLocation) => {
    visits = withVisit(visits, [location.publicHref.replace(/[?#].*/, ''), window.scrollY, keyOf(location)])
    document.cookie = `url=${cookieOf(visits)}; Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`
  }
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    keep(router.latestLocation)
  })
  router.subscribe('onBeforeLoad', ({ fromLocation }) => fromLocation && keep(fromLocation))
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const [begin, followed] = [scroll.n, scroll.h]
    Object.assign(scroll, { n: true, h: false })
    const before = visits.find(([, , key]) => key === keyOf(toLocation))
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null
    if (target && (followed || !before)) target.scrollIntoView()
    // A modal may have been opened over the page before this one was drawn: it is still another page.
    else if (fromLocation && (begin || fromLocation.pathname !== toLocation.pathname))
      scrollTo({ top: before?.[1] ?? 0, behavior: 'instant' })
    keep(toLocation)
  })
}

/** The parts of the router's own restoration that its other modules name; nothing of ours uses them. */
export const [defaultGetScrollRestorationKey, getElementScrollRestorationEntry, storageKey] = [keyOf, () => undefined, '']

function keyOf(location: ParsedLocation): string {
  return location.state.__TSR_key ?? location.href
}
