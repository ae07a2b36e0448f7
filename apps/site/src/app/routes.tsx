import type { PageSettings } from '@fairhouse/contract'
import { lazily } from '../base/lazily.ts'
import {
  configured,
  detailsLoader,
  gameOrBingo,
  launchLoader,
  lobbyLoader,
  configuredLoader,
  whereConfigured,
} from '../lobby/lobby-routes.tsx'
import { detailsAddress, launchAddress } from './game-addresses.ts'
import { configuredPageAt } from '../lobby/games/configured-pages.ts'
import { lobbyPages } from '../lobby/lobby-pages.ts'
import { contentOf, jackpotOf, mayRace, raceOf, termsOf } from './page-loaders.ts'
import { moved, page, root, type Given } from './route.tsx'

const game = lazily('game/GamePage.tsx', ['game', 'error'], () => import('../game/GamePage.tsx'))
const bingo = lazily('game/BingoPage.tsx', ['game', 'lobby', 'error'], () => import('../game/BingoPage.tsx'))
const resetPassword = lazily(
  'sign-in/ResetPasswordPage.tsx',
  ['sign-in', 'my', 'field', 'error'],
  () => import('../sign-in/ResetPasswordPage.tsx'),
)
const content = lazily('content/ContentPage.tsx', ['content'], () => import('../content/ContentPage.tsx'))
const races = { only: mayRace, shown: lazily('races/RacesPage.tsx', ['races'], () => import('../races/RacesPage.tsx')) }
const jackpots = { shown: lazily('jackpots/JackpotsPage.tsx', ['jackpots'], () => import('../jackpots/JackpotsPage.tsx')) }
const terms = {
  shown: lazily('campaign-terms/TermsPages.tsx', ['bonuses', 'campaigns', 'lobby'], () => import('../campaign-terms/TermsPages.tsx')),
}
const player = { who: 'player' } as const
const visitor = { who: 'visitor' } as const
const statements = ['deposit', 'withdrawal', 'promo', 'game', 'loyalty', 'betting']

const games = { shown: lobbyPages.lobby, load: lobbyLoader }
const live = { ...games, before: (given: Given) => configured('games.liveGroups', given) }
const poker = { ...games, before: (given: Given) => configured('games.pokerGroups', given) }

/** A game being played; some ids stand for a list of games instead. */
const launch = {
  view: gameOrBingo(game, bingo),
  also: bingo,
  load: ({ params: { id = '' }, ...given }: Given) => launchLoader({ ...given, params: { id } }, bingo),
  only: (_: unknown, { type = '' }: Record<string, string>) => type === 'real' || type === 'demo',
}

/** Shows the page that the settings put at this path, or one of the operator's pages. */
const configuredOrContent = (given: Given) =>
  configuredPageAt(given.context.site.settings, given.location.pathname) ? configuredLoader(given) : contentOf(given)

const playersAt = (settings: PageSettings, path: string) => configuredPageAt(settings, path)?.playersOnly === true

/** Every address of the site. The language's prefix is gone before these are matched; docs/routes.md says what proves each of them. */
export const routeTree = root.addChildren([
  page('/', games),
  page('/live', live),
  page('/poker', { ...poker, view: whereConfigured(lobbyPages.lobby, lobbyPages.configured), also: lobbyPages.configured }),
  page('/{$group}-games', games),
  page('/live/{$group}-games', live),
  page('/poker/{$group}-games', poker),
  moved('/group/$group', ({ params }) => ({ to: `/${params['group']}-games` })),
  moved('/live/group/$group', ({ params }) => ({ to: `/live/${params['group']}-games` })),
  moved('/poker/group/$group', ({ params }) => ({ to: `/poker/${params['group']}-games` })),
  page('/games/search', games),
  page('/all-games/search', games),
  page('/{$group}-games/$id', {
    load: ({ params: { group = '', id = '' }, ...given }) => detailsLoader({ ...given, params: { group, id } }),
    shown: lobbyPages.lobby,
  }),
  moved('/games/$id', async ({ context, params: { id = '' } }) => ({ to: await detailsAddress(context, id) })),
  moved('/games/$id/$type', launchAddress),
  page('/{$group}-games/$id/$type', { ...launch, shown: game }),
  page('/tournaments', races),
  page('/tournaments/$id', { ...races, load: raceOf }),
  page('/jackpots', jackpots),
  page('/jackpots/$id', { ...jackpots, load: jackpotOf }),
  page('/pending-rounds', {
    ...player,
    shown: lazily('game/PendingRoundsPage.tsx', ['game'], () => import('../game/PendingRoundsPage.tsx')),
  }),

  page('/login', {
    ...visitor,
    shown: lazily('sign-in/LoginPage.tsx', ['sign-in', 'identification', 'error'], () => import('../sign-in/LoginPage.tsx')),
  }),
  page('/registration', {
    ...visitor,
    shown: lazily(
      'registration/RegistrationPage.tsx',
      ['registration', 'identification', 'verification', 'field', 'error'],
      () => import('../registration/RegistrationPage.tsx'),
    ),
  }),
  page('/identification', {
    shown: lazily(
      'identification/third-party/LandingPage.tsx',
      ['identification', 'error'],
      () => import('../identification/third-party/LandingPage.tsx'),
    ),
  }),
  page('/forgot-password', {
    ...visitor,
    shown: lazily('sign-in/ForgotPasswordPage.tsx', ['sign-in', 'error'], () => import('../sign-in/ForgotPasswordPage.tsx')),
  }),
  page('/forgot-password/reset/$activationCode', { ...visitor, shown: resetPassword }),
  page('/set-password/$activationCode', { ...visitor, shown: resetPassword }),
  page('/activation/$activationCode', {
    ...visitor,
    shown: lazily('registration/ActivationPage.tsx', ['registration', 'error'], () => import('../registration/ActivationPage.tsx')),
  }),
  page('/logout', { ...player, shown: lazily('sign-in/LogoutPage.tsx', [], () => import('../sign-in/LogoutPage.tsx')) }),
  page('/poker-login', {
    shown: lazily(
      'poker-client/PokerLoginPage.tsx',
      ['poker-client', 'sign-in', 'identification', 'error'],
      () => import('../poker-client/PokerLoginPage.tsx'),
    ),
  }),
  page('/poker-deposit', {
    ...player,
    shown: lazily('poker-client/PokerDepositPage.tsx', ['poker-client'], () => import('../poker-client/PokerDepositPage.tsx')),
  }),

  // The player's own pages, in the order of the list beside them (frame/my-page). A new one is its file and one entry here: the address, the file, the
  // texts it speaks, and `nav`, its text in the list. Without `nav` the list does not lead there; `only` hides page and entry. Its row in docs/routes.md
  // says what proves it (`npm run check` asks for it); tests/every-address.ts finds it here.
  page('/my/profile', {
    ...player,
    nav: 'my.profile',
    shown: lazily('my/ProfilePage.tsx', ['my', 'verification', 'identification', 'field', 'error'], () => import('../my/ProfilePage.tsx')),
  }),
  page('/my/limits/balance', {
    ...player,
    nav: 'my.balance',
    shown: lazily('my/BalancePage.tsx', ['my'], () => import('../my/BalancePage.tsx')),
  }),
  page('/my/transactions/$type', {
    ...player,
    only: (_, { type = '' }) => statements.includes(type),
    nav: { text: 'my.transactions', params: { type: 'deposit' } },
    shown: lazily('my/TransactionsPage.tsx', ['my', 'list', 'cashier', 'error'], () => import('../my/TransactionsPage.tsx')),
  }),
  page('/my/limits/payments', {
    ...player,
    nav: 'my.limits',
    shown: lazily('limits/PaymentLimitsPage.tsx', ['limits', 'my', 'error'], () => import('../limits/PaymentLimitsPage.tsx')),
  }),
  page('/my/limits/net-deposit-threshold', {
    ...player,
    only: ({ rules }) => rules.limits.includes('netDeposit'),
    nav: { text: 'my.netDeposit', when: (_, limits) => !limits?.netDeposit?.permanent?.limited },
    shown: lazily('limits/NetDepositPage.tsx', ['limits', 'my', 'error'], () => import('../limits/NetDepositPage.tsx')),
  }),
  page('/my/limits/max-balance', {
    ...player,
    only: ({ rules }) => rules.limits.includes('maxBalance'),
    nav: 'my.maxBalance',
    shown: lazily('limits/MaxBalancePage.tsx', ['limits', 'my', 'error'], () => import('../limits/MaxBalancePage.tsx')),
  }),
  page('/my/limits/gaming', {
    ...player,
    nav: 'my.gaming',
    shown: lazily('limits/GamingLimitsPage.tsx', ['limits', 'my', 'error'], () => import('../limits/GamingLimitsPage.tsx')),
  }),
  page('/my/limits/time', {
    ...player,
    nav: 'my.time',
    shown: lazily('limits/TimeLimitsPage.tsx', ['limits', 'play', 'my', 'error'], () => import('../limits/TimeLimitsPage.tsx')),
  }),
  page('/my/limits/time-out', {
    ...player,
    nav: 'my.timeOut',
    shown: lazily('exclusion/TimeOutPage.tsx', ['exclusion', 'my', 'error'], () => import('../exclusion/TimeOutPage.tsx')),
  }),
  page('/my/limits/self-exclusion', {
    ...player,
    nav: 'my.selfExclusion',
    shown: lazily('exclusion/SelfExclusionPage.tsx', ['exclusion', 'my', 'error'], () => import('../exclusion/SelfExclusionPage.tsx')),
  }),
  page('/my/neccton', {
    ...player,
    nav: 'my.myPlay',
    shown: lazily('play/MyPlayPage.tsx', ['play', 'my'], () => import('../play/MyPlayPage.tsx')),
  }),
  page('/my/limits/questionnaire', {
    ...player,
    nav: 'my.questionnaire',
    shown: lazily('play/QuestionnairePage.tsx', ['play', 'my'], () => import('../play/QuestionnairePage.tsx')),
  }),
  page('/my/limits/responsible-gambling', {
    ...player,
    load: ({ context }) => contentOf({ context, params: { pageName: 'responsible-gambling' } }),
    nav: 'my.safer',
    shown: lazily('my/SaferGamblingPage.tsx', ['my', 'content'], () => import('../my/SaferGamblingPage.tsx')),
  }),
  page('/my/campaigns/promotions', {
    ...player,
    nav: { text: 'my.promotions', when: ({ rules }) => !rules.hidePromotions },
    shown: lazily(
      'campaigns/MyPromotionsPage.tsx',
      ['bonuses', 'free-rounds', 'campaigns', 'lobby', 'my', 'error'],
      () => import('../campaigns/MyPromotionsPage.tsx'),
    ),
  }),
  page('/my/campaigns/terms/$bonus', { ...player, ...terms }),
  page('/my/campaigns/loyalty', {
    ...player,
    only: ({ fe }) => fe['loyalty.enabled'] === true,
    nav: 'my.loyalty',
    shown: lazily('loyalty/LoyaltyPage.tsx', ['loyalty', 'my', 'error'], () => import('../loyalty/LoyaltyPage.tsx')),
  }),
  page('/my/documents', {
    ...player,
    nav: 'my.documents',
    shown: lazily(
      'documents/DocumentsPage.tsx',
      ['my', 'documents', 'list', 'field', 'error'],
      () => import('../documents/DocumentsPage.tsx'),
    ),
  }),
  page('/my/activity', {
    ...player,
    nav: 'my.activityTitle',
    shown: lazily('my/ActivityPage.tsx', ['my', 'error'], () => import('../my/ActivityPage.tsx')),
  }),
  page('/my/change-password', {
    ...player,
    nav: 'my.changePassword',
    shown: lazily('my/ChangePasswordPage.tsx', ['my', 'field', 'error'], () => import('../my/ChangePasswordPage.tsx')),
  }),
  page('/my/second-factor', {
    ...player,
    nav: 'my.secondFactor',
    shown: lazily('my/SecondFactorPage.tsx', ['my', 'error'], () => import('../my/SecondFactorPage.tsx')),
  }),
  page('/my/passkeys', {
    ...player,
    nav: 'my.passkeys',
    shown: lazily('my/PasskeysPage.tsx', ['my', 'error'], () => import('../my/PasskeysPage.tsx')),
  }),
  page('/my/profile-close', {
    ...player,
    nav: 'my.closing',
    shown: lazily('my/CloseAccountPage.tsx', ['my', 'account', 'error'], () => import('../my/CloseAccountPage.tsx')),
  }),
  page('/my/account-validation', {
    ...player,
    shown: lazily(
      'documents/validation/AccountValidationPage.tsx',
      ['my', 'documents', 'list', 'field', 'error'],
      () => import('../documents/validation/AccountValidationPage.tsx'),
    ),
  }),
  page('/my/sof-validation', {
    ...player,
    shown: lazily(
      'documents/funds/FundsPage.tsx',
      ['my', 'documents', 'list', 'field', 'error'],
      () => import('../documents/funds/FundsPage.tsx'),
    ),
  }),
  page('/my/profile-account', {
    ...player,
    shown: lazily('my/ProfileAccountPage.tsx', ['my', 'account', 'cashier', 'error'], () => import('../my/ProfileAccountPage.tsx')),
  }),
  page('/my/verification', {
    ...player,
    shown: lazily(
      'verification/VerificationPage.tsx',
      ['my', 'verification', 'identification', 'field', 'error'],
      () => import('../verification/VerificationPage.tsx'),
    ),
  }),
  page('/my/delete-account', {
    ...player,
    shown: lazily('my/DeleteAccountPage.tsx', ['my', 'account', 'error'], () => import('../my/DeleteAccountPage.tsx')),
  }),

  page('/break', { shown: lazily('exclusion/BreakPage.tsx', ['exclusion'], () => import('../exclusion/BreakPage.tsx')) }),
  page('/promotions/terms/$campaign', { ...terms, load: termsOf }),
  page('/promotions', {
    shown: lazily('campaigns/PromotionsPage.tsx', ['campaigns', 'lobby'], () => import('../campaigns/PromotionsPage.tsx')),
  }),
  page('/support', { shown: lazily('content/SupportPage.tsx', ['content'], () => import('../content/SupportPage.tsx')) }),
  page('/coming-soon', { shown: lazily('content/ComingSoonPage.tsx', ['content'], () => import('../content/ComingSoonPage.tsx')) }),
  page('/StyleGuide', {
    shown: lazily('style-guide/StyleGuidePage.tsx', ['style-guide', 'error', 'field'], () => import('../style-guide/StyleGuidePage.tsx')),
  }),
  page('/fairness', { shown: lazily('fairness/FairnessPage.tsx', ['fairness', 'jackpots'], () => import('../fairness/FairnessPage.tsx')) }),
  page('/blocked', { shown: lazily('frame/page/BlockedPage.tsx', ['content'], () => import('../frame/page/BlockedPage.tsx')) }),
  page('/$pageName', {
    view: whereConfigured(content, lobbyPages.configured),
    also: lobbyPages.configured,
    playersAt,
    load: configuredOrContent,
    shown: content,
  }),
  page('/$', { playersAt, load: configuredLoader, shown: lobbyPages.configured }),
])
