import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parsePlainSearch, plainSearch } from '../base/address/address.ts'
import { NothingHere, PageBroke } from '../frame/NothingHere.tsx'
import { routeTree } from './routes.tsx'

/** Makes the office's router. Going back leads to the pixel that was left. */
export function createOfficeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    parseSearch: parsePlainSearch,
    stringifySearch: plainSearch,
    scrollRestoration: true,
    defaultNotFoundComponent: NothingHere,
    defaultErrorComponent: PageBroke,
  })
}
