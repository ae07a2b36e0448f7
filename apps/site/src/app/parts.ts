import { lazily, lazilyLater } from '../base/lazily.ts'
import { timing } from '../base/timing.ts'

const footerWaitMs = () => timing('footerDelayMs', 800)
const notificationsWaitMs = () => timing('notificationsDelayMs', 1100)

/** Parts of pages that not every first load needs. The server draws them at once; the browser takes them over when their chunk has come. */
export const parts = {
  footer: lazilyLater('frame/footer/Footer.tsx', footerWaitMs, () => import('../frame/footer/Footer.tsx')),
  menu: lazilyLater('frame/header/MenuSheet.tsx', footerWaitMs, () => import('../frame/header/MenuSheet.tsx')),
  notifications: lazilyLater('frame/bars/Notifications.tsx', notificationsWaitMs, () => import('../frame/bars/Notifications.tsx')),
  modalHost: lazily('frame/modal/ModalHost.tsx', [], () => import('../frame/modal/ModalHost.tsx')),
  balance: lazily('wallet/BalanceButton.tsx', [], () => import('../wallet/BalanceButton.tsx')),
  stopButton: lazily('exclusion/StopButton.tsx', [], () => import('../exclusion/StopButton.tsx')),
  exclusionNotice: lazily('exclusion/ExclusionNotice.tsx', ['exclusion'], () => import('../exclusion/ExclusionNotice.tsx')),
  playWatch: lazilyLater('play/PlayWatch.tsx', notificationsWaitMs, () => import('../play/PlayWatch.tsx')),
  swedishButtons: lazily('frame/bars/SwedishButtons.tsx', [], () => import('../frame/bars/SwedishButtons.tsx')),
  groupPage: lazily('lobby/GroupPage.tsx', [], () => import('../lobby/GroupPage.tsx')),
  gameDetails: lazily('lobby/GameDetails.tsx', ['game'], () => import('../lobby/GameDetails.tsx')),
  searchResults: lazily('lobby/search/SearchResults.tsx', [], () => import('../lobby/search/SearchResults.tsx')),
  playerHero: lazily('lobby/hero/PlayerHero.tsx', [], () => import('../lobby/hero/PlayerHero.tsx')),
} as const
