import type { PageSettings } from '@fairhouse/contract'
import { notFound } from '@tanstack/react-router'
import { question, Refused } from '../base/answers.ts'
import {
  configured,
  detailsLoader,
  gameNamed,
  gameOrBingo,
  launchLoader,
  listingOf,
  lobbyLoader,
  placeLoader,
  whereConfigured,
} from '../lobby/lobby-routes.tsx'
import { placeAt } from '../lobby/games/places.ts'
import { pages } from './pages.tsx'
import { moved, page, root, type Given } from './route.tsx'

const player = { who: 'player' } as const
const visitor = { who: 'visitor' } as const
const statements = ['deposit', 'withdrawal', 'promo', 'game', 'loyalty', 'betting']

const games = { load: lobbyLoader }
const live = { load: lobbyLoader, before: (given: Given) => configured('games.liveGroups', given) }
const poker = { load: lobbyLoader, before: (given: Given) => configured('games.pokerGroups', given) }

/** A game being played; some ids stand for a list of games instead. */
const launch = {
  view: gameOrBingo(pages.game, pages.bingo),
  also: pages.bingo,
  load: ({ params: { id = '' }, ...given }: Given) => launchLoader({ ...given, params: { id } }, pages.bingo),
  only: (_: unknown, { type = '' }: Record<string, string>) => type === 'real' || type === 'demo',
}

/** Where a game's details stand, under its group and its friendly name. */
const detailsAddress = async ({ site }: Given['context'], id: string) => {
  const game = await gameNamed(site, id)
  return `/${game.group}-games/${game.id}`
}

/** The list that stands for a special id, else the game's address with its group. */
const launchAddress = async ({ context, params: { id = '', type = '' } }: Given) => {
  const listing = listingOf(context.site.settings, id)
  if (listing) return { to: `/${listing}-games`, forNow: true } as const
  if (type !== 'real' && type !== 'demo') throw notFound()
  return { to: `${await detailsAddress(context, id)}/${type}` }
}

/** One of the operator's pages; an address that is none of them is not found. */
const contentOf = async ({ context: { site }, params: { pageName = '' } }: Pick<Given, 'context' | 'params'>) => {
  await site.queries.ensureQueryData(question(site.call, 'GET /api/pages', { name: pageName })).catch((error: unknown) => {
    if (error instanceof Refused && (error.answer.error === 'notFound' || error.answer.error === 'checkFields')) throw notFound()
  })
}

/** What the settings put at a path of its own, else one of the operator's pages. */
const placeOrContent = (given: Given) =>
  placeAt(given.context.site.settings, given.location.pathname) ? placeLoader(given) : contentOf(given)

const playersAt = (settings: PageSettings, path: string) => placeAt(settings, path)?.playersOnly === true

/** Every address of the site. The language's prefix is gone before these are matched; docs/routes.md says what proves each of them. */
export const routeTree = root.addChildren([
  page('/', pages.lobby, games),
  page('/live', pages.lobby, live),
  page('/poker', pages.lobby, { ...poker, view: whereConfigured(pages.lobby, pages.place), also: pages.place }),
  page('/{$group}-games', pages.lobby, games),
  page('/live/{$group}-games', pages.lobby, live),
  page('/poker/{$group}-games', pages.lobby, poker),
  moved('/group/$group', ({ params }) => ({ to: `/${params['group']}-games` })),
  moved('/live/group/$group', ({ params }) => ({ to: `/live/${params['group']}-games` })),
  moved('/poker/group/$group', ({ params }) => ({ to: `/poker/${params['group']}-games` })),
  page('/games/search', pages.lobby, games),
  page('/all-games/search', pages.lobby, games),
  page('/{$group}-games/$id', pages.lobby, {
    load: ({ params: { group = '', id = '' }, ...given }) => detailsLoader({ ...given, params: { group, id } }),
  }),
  moved('/games/$id', async ({ context, params: { id = '' } }) => ({ to: await detailsAddress(context, id) })),
  moved('/games/$id/$type', launchAddress),
  page('/{$group}-games/$id/$type', pages.game, launch),
  page('/tournaments', pages.tournaments, { only: ({ fe }) => fe['tournaments.blocked'] === false }),
  page('/pending-rounds', pages.pendingRounds, player),

  page('/login', pages.login, visitor),
  page('/registration', pages.registration, visitor),
  page('/identification', pages.landing),
  page('/forgot-password', pages.forgotPassword, visitor),
  page('/forgot-password/reset/$activationCode', pages.resetPassword, visitor),
  page('/set-password/$activationCode', pages.resetPassword, visitor),
  page('/activation/$activationCode', pages.activation, visitor),
  page('/logout', pages.logout, player),
  page('/poker-login', pages.pokerLogin),
  page('/poker-deposit', pages.pokerDeposit, player),

  page('/my/profile', pages.profile, player),
  page('/my/change-password', pages.changePassword, player),
  page('/my/activity', pages.activity, player),
  page('/my/second-factor', pages.secondFactor, player),
  page('/my/passkeys', pages.passkeys, player),
  page('/my/profile-account', pages.profileAccount, player),
  page('/my/account-validation', pages.documents, player),
  page('/my/sof-validation', pages.documents, player),
  page('/my/documents', pages.documents, player),
  page('/my/verification', pages.verification, player),
  page('/my/profile-close', pages.closeAccount, player),
  page('/my/delete-account', pages.deleteAccount, player),
  page('/my/neccton', pages.myPlay, player),
  page('/my/transactions/$type', pages.transactions, { ...player, only: (_, { type = '' }) => statements.includes(type) }),
  page('/my/limits/payments', pages.paymentLimits, player),
  page('/my/limits/balance', pages.balance, player),
  page('/my/limits/responsible-gambling', pages.saferGambling, {
    ...player,
    load: ({ context }) => contentOf({ context, params: { pageName: 'responsible-gambling' } }),
  }),
  page('/my/limits/gaming', pages.gamingLimits, player),
  page('/my/limits/net-deposit-threshold', pages.netDeposit, { ...player, only: ({ rules }) => rules.limits.includes('netDeposit') }),
  page('/my/limits/max-balance', pages.maxBalance, { ...player, only: ({ rules }) => rules.limits.includes('maxBalance') }),
  page('/my/limits/time', pages.timeLimits, player),
  page('/my/limits/time-out', pages.timeOut, player),
  page('/my/limits/self-exclusion', pages.selfExclusion, player),
  page('/my/limits/questionnaire', pages.questionnaire, player),
  page('/my/campaigns/promotions', pages.myPromotions, player),
  page('/my/campaigns/loyalty', pages.awaited, { ...player, only: ({ fe }) => fe['loyalty.enabled'] === true }),

  page('/break', pages.break),
  page('/promotions', pages.promotions),
  page('/support', pages.support),
  page('/coming-soon', pages.comingSoon),
  page('/StyleGuide', pages.styleGuide),
  page('/fairness', pages.fairness),
  page('/blocked', pages.blocked),
  page('/$pageName', pages.content, {
    view: whereConfigured(pages.content, pages.place),
    also: pages.place,
    playersAt,
    load: placeOrContent,
  }),
  page('/$', pages.place, { playersAt, load: placeLoader }),
])
