import { lazily, lazilyLater } from '../base/lazily.ts'
import { frameParts, notificationsWaitMs } from '../frame/parts.ts'
import { lobbyParts } from '../lobby/games/lobby-parts.ts'

/** Parts of pages in chunks of their own: those of the frame and of the lobby, and what features put into the frame. */
export const parts = {
  ...frameParts,
  ...lobbyParts,
  balance: lazily('wallet/BalanceButton.tsx', [], () => import('../wallet/BalanceButton.tsx')),
  stopButton: lazily('exclusion/StopButton.tsx', [], () => import('../exclusion/StopButton.tsx')),
  exclusionNotice: lazily('exclusion/ExclusionNotice.tsx', ['exclusion'], () => import('../exclusion/ExclusionNotice.tsx')),
  playWatch: lazilyLater('play/PlayWatch.tsx', notificationsWaitMs, () => import('../play/PlayWatch.tsx')),
} as const
