import { lazily, lazilyLater } from './lazily.ts'
import { timing } from './timing.ts'

const footerWaitMs = () => timing('footerDelayMs', 800)
const notificationsWaitMs = () => timing('notificationsDelayMs', 1100)

/** Parts of pages that not every first load needs. The server draws them at once; the browser takes them over when their chunk has come. */
export const parts = {
  footer: lazilyLater('shell/Footer.tsx', footerWaitMs, () => import('./shell/Footer.tsx')),
  menu: lazilyLater('shell/MenuSheet.tsx', footerWaitMs, () => import('./shell/MenuSheet.tsx')),
  notifications: lazilyLater('shell/Notifications.tsx', notificationsWaitMs, () => import('./shell/Notifications.tsx')),
  modalHost: lazily('shell/ModalHost.tsx', [], () => import('./shell/ModalHost.tsx')),
  balance: lazily('wallet/BalanceButton.tsx', [], () => import('./wallet/BalanceButton.tsx')),
  stopButton: lazily('exclusion/StopButton.tsx', [], () => import('./exclusion/StopButton.tsx')),
  exclusionNotice: lazily('exclusion/ExclusionNotice.tsx', ['exclusion'], () => import('./exclusion/ExclusionNotice.tsx')),
  playWatch: lazilyLater('play/PlayWatch.tsx', notificationsWaitMs, () => import('./play/PlayWatch.tsx')),
  swedishButtons: lazily('shell/SwedishButtons.tsx', [], () => import('./shell/SwedishButtons.tsx')),
  groupPage: lazily('lobby/GroupPage.tsx', [], () => import('./lobby/GroupPage.tsx')),
  gameDetails: lazily('lobby/GameDetails.tsx', ['game'], () => import('./lobby/GameDetails.tsx')),
  searchResults: lazily('lobby/search/SearchResults.tsx', [], () => import('./lobby/search/SearchResults.tsx')),
  playerHero: lazily('lobby/PlayerHero.tsx', [], () => import('./lobby/PlayerHero.tsx')),
} as const
