import { lazily } from './lazily.ts'

/** The pages, each in a chunk of its own with the texts it speaks. */
export const pages = {
  lobby: lazily('lobby/LobbyPage.tsx', ['lobby'], () => import('./lobby/LobbyPage.tsx')),
  game: lazily('game/GamePage.tsx', ['game', 'error'], () => import('./game/GamePage.tsx')),
  bingo: lazily('game/BingoPage.tsx', ['game', 'lobby', 'error'], () => import('./game/BingoPage.tsx')),
  pendingRounds: lazily('game/PendingRoundsPage.tsx', ['game'], () => import('./game/PendingRoundsPage.tsx')),
  place: lazily('lobby/PlacePage.tsx', ['place', 'lobby', 'error'], () => import('./lobby/PlacePage.tsx')),
  tournaments: lazily('lobby/TournamentsPage.tsx', ['place'], () => import('./lobby/TournamentsPage.tsx')),
  login: lazily('sign-in/LoginPage.tsx', ['sign-in', 'error'], () => import('./sign-in/LoginPage.tsx')),
  forgotPassword: lazily('sign-in/ForgotPasswordPage.tsx', ['sign-in'], () => import('./sign-in/ForgotPasswordPage.tsx')),
  logout: lazily('sign-in/LogoutPage.tsx', [], () => import('./sign-in/LogoutPage.tsx')),
  registration: lazily(
    'registration/RegistrationPage.tsx',
    ['registration', 'field', 'error'],
    () => import('./registration/RegistrationPage.tsx'),
  ),
  activation: lazily('registration/ActivationPage.tsx', ['registration', 'error'], () => import('./registration/ActivationPage.tsx')),
  transactions: lazily('my/TransactionsPage.tsx', ['my', 'error'], () => import('./my/TransactionsPage.tsx')),
  profile: lazily('my/ProfilePage.tsx', ['my'], () => import('./my/ProfilePage.tsx')),
  paymentLimits: lazily('limits/PaymentLimitsPage.tsx', ['limits', 'my', 'error'], () => import('./limits/PaymentLimitsPage.tsx')),
  fairness: lazily('fairness/FairnessPage.tsx', ['fairness'], () => import('./fairness/FairnessPage.tsx')),
  styleGuide: lazily('style-guide/StyleGuidePage.tsx', ['style-guide', 'error', 'field'], () => import('./style-guide/StyleGuidePage.tsx')),
  blocked: lazily('shell/BlockedPage.tsx', [], () => import('./shell/BlockedPage.tsx')),
} as const
