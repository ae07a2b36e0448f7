/** What an address answers to a visitor and to a player. */
type Answer = 200 | 302 | 401 | 404
/** An address, its two answers, and whether search engines are kept out. */
type Address = { readonly path: string; readonly visitor: Answer; readonly player: Answer; readonly hidden?: true }

const open = (...paths: string[]): Address[] => paths.map((path) => ({ path, visitor: 200, player: 200 }))
const visitors = (...paths: string[]): Address[] => paths.map((path) => ({ path, visitor: 200, player: 302 }))
const players = (...paths: string[]): Address[] => paths.map((path) => ({ path, visitor: 401, player: 200, hidden: true }))
const nowhere = (...paths: string[]): Address[] => paths.map((path) => ({ path, visitor: 404, player: 404 }))

/** Every address of section 2, for a player under the default rules. */
export const addresses: readonly Address[] = [
  ...open('/', '/slots-games', '/all-games', '/support', '/contact-point', '/coming-soon', '/promotions', '/fairness', '/break'),
  ...open('/games/search', '/all-games/search', '/slots-games/orchard', '/betting', '/live-games'),
  ...open('/privacy-policy', '/terms-conditions', '/licence-agreement', '/responsible-gambling', '/cookies', '/about'),
  { path: '/StyleGuide', visitor: 200, player: 200, hidden: true },
  ...visitors('/login', '/registration'),
  { path: '/forgot-password', visitor: 200, player: 302, hidden: true },
  { path: '/forgot-password/reset/abc123', visitor: 200, player: 302, hidden: true },
  { path: '/set-password/abc123', visitor: 200, player: 302, hidden: true },
  { path: '/activation/abc123', visitor: 200, player: 302, hidden: true },
  { path: '/poker-login', visitor: 200, player: 200, hidden: true },
  ...players('/my/profile', '/my/change-password', '/my/activity', '/my/second-factor', '/my/passkeys'),
  ...players('/my/profile-account', '/my/account-validation', '/my/sof-validation'),
  ...players('/my/documents', '/my/profile-close', '/my/verification', '/my/delete-account', '/my/neccton'),
  ...players('/my/transactions/deposit', '/my/transactions/withdrawal', '/my/transactions/promo', '/my/transactions/game'),
  ...players('/my/transactions/loyalty', '/my/transactions/betting'),
  ...players('/my/limits/gaming', '/my/limits/payments', '/my/limits/net-deposit-threshold', '/my/limits/time', '/my/limits/time-out'),
  ...players('/my/limits/self-exclusion', '/my/limits/responsible-gambling', '/my/limits/questionnaire', '/my/limits/balance'),
  ...players('/my/campaigns/promotions', '/logout', '/poker-deposit'),
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
  ...nowhere('/tournaments', '/betting/nowhere', '/slots-games/no-such-game', '/games/no-such-game'),
  ...nowhere('/my/limits/max-balance', '/my/campaigns/loyalty'),
]
