import { readFileSync } from 'node:fs'

/** What an address answers to a visitor and to a player. */
type Answer = 200 | 302 | 401 | 404
/** An address, its two answers, and whether search engines are kept out. */
type Address = { readonly path: string; readonly visitor: Answer; readonly player: Answer; readonly hidden?: true }

const open = (...paths: string[]): Address[] => paths.map((path) => ({ path, visitor: 200, player: 200 }))
const visitors = (...paths: string[]): Address[] => paths.map((path) => ({ path, visitor: 200, player: 302 }))
const players = (...paths: string[]): Address[] => paths.map((path) => ({ path, visitor: 401, player: 200, hidden: true }))
const nowhere = (...paths: string[]): Address[] => paths.map((path) => ({ path, visitor: 404, player: 404 }))

/** Pages of a player's own that the default rules and settings do not offer. */
const notHere = ['/my/limits/max-balance', '/my/campaigns/loyalty']
/** All others that have one address, as the site's routes name them. */
const routes = readFileSync(new URL('../apps/site/src/app/routes.tsx', import.meta.url), 'utf8')
const mine = [...routes.matchAll(/\bpage\('(\/my\/[^'$]+)'/g)].map(([, path = '']) => path).filter((path) => !notHere.includes(path))

/** Every address of section 2, for a player under the default rules. */
export const addresses: readonly Address[] = [
  ...open(
    '/',
    '/slots-games',
    '/all-games',
    '/support',
    '/contact-point',
    '/coming-soon',
    '/promotions',
    '/fairness',
    '/jackpots',
    '/break',
  ),
  ...open('/games/search', '/all-games/search', '/slots-games/orchard', '/betting', '/live-games'),
  ...open('/privacy-policy', '/terms-conditions', '/licence-agreement', '/responsible-gambling', '/cookies', '/about'),
  { path: '/StyleGuide', visitor: 200, player: 200, hidden: true },
  ...visitors('/login', '/registration'),
  { path: '/forgot-password', visitor: 200, player: 302, hidden: true },
  { path: '/forgot-password/reset/abc123', visitor: 200, player: 302, hidden: true },
  { path: '/set-password/abc123', visitor: 200, player: 302, hidden: true },
  { path: '/activation/abc123', visitor: 200, player: 302, hidden: true },
  { path: '/poker-login', visitor: 200, player: 200, hidden: true },
  ...players(...mine),
  ...players('/my/transactions/deposit', '/my/transactions/withdrawal', '/my/transactions/promo', '/my/transactions/game'),
  ...players('/my/transactions/loyalty', '/my/transactions/betting'),
  ...players('/logout', '/poker-deposit'),
  { path: '/pending-rounds', visitor: 401, player: 200, hidden: true },
  ...nowhere(
    '/no-such-page-xyz',
    '/my/nothing',
    '/my/transactions/other',
    '/games/orchard/free',
    '/no-such-group-games',
    '/de',
    '/a/b/c/d',
  ),
  ...nowhere(
    '/tournaments',
    '/tournaments/7',
    '/betting/nowhere',
    '/slots-games/no-such-game',
    '/games/no-such-game',
    '/jackpots/7',
    '/jackpots/none',
    '/promotions/terms/9999',
  ),
  ...nowhere(...notHere),
]
