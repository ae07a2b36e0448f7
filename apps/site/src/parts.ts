import { lazily } from './lazily.ts'

const footerWaitMs = 800
const notificationsWaitMs = 1100

/** Parts of pages that not every first load needs. The server draws them at once; the browser takes them over when their chunk has come. */
export const parts = {
  footer: lazily('shell/Footer.tsx', [], () => later(footerWaitMs, () => import('./shell/Footer.tsx'))),
  menu: lazily('shell/MenuSheet.tsx', [], () => later(footerWaitMs, () => import('./shell/MenuSheet.tsx'))),
  notifications: lazily('shell/Notifications.tsx', [], () => later(notificationsWaitMs, () => import('./shell/Notifications.tsx'))),
  modalHost: lazily('shell/ModalHost.tsx', [], () => import('./shell/ModalHost.tsx')),
  balance: lazily('wallet/BalanceButton.tsx', [], () => import('./wallet/BalanceButton.tsx')),
  stopButton: lazily('exclusion/StopButton.tsx', [], () => import('./exclusion/StopButton.tsx')),
  exclusionNotice: lazily('exclusion/ExclusionNotice.tsx', ['exclusion'], () => import('./exclusion/ExclusionNotice.tsx')),
  playWatch: lazily('play/PlayWatch.tsx', [], () => later(notificationsWaitMs, () => import('./play/PlayWatch.tsx'))),
  swedishButtons: lazily('shell/SwedishButtons.tsx', [], () => import('./shell/SwedishButtons.tsx')),
  groupPage: lazily('lobby/GroupPage.tsx', [], () => import('./lobby/GroupPage.tsx')),
  gameDetails: lazily('lobby/GameDetails.tsx', ['game'], () => import('./lobby/GameDetails.tsx')),
  searchResults: lazily('lobby/search/SearchResults.tsx', [], () => import('./lobby/search/SearchResults.tsx')),
  playerHero: lazily('lobby/PlayerHero.tsx', [], () => import('./lobby/PlayerHero.tsx')),
} as const

async function later<Loaded>(waitMs: number, load: () => Promise<Loaded>): Promise<Loaded> {
  if (typeof window !== 'undefined') await new Promise((resolve) => setTimeout(resolve, waitMs))
  return load()
}
