import type { PageSettings } from '@fairhouse/contract'

/** The settings `fe.timings.*`, without their prefix: how long things wait in a browser. */
type Timing =
  | 'notificationsDelayMs'
  | 'idleTimeoutMs'
  | 'gamesPreloadMs'
  | 'resizeDebounceMs'
  | 'chunkTimeoutMs'
  | 'footerDelayMs'
  | 'modalDelayMs'
  | 'limitsTimeoutMs'
  | 'depositDetailsTimeoutMs'
  | 'encryptionTimeoutMs'
  | 'curtainFallbackMs'
  | 'curtainRemovalMs'
  | 'depositStatusSec'
  | 'pokerReloadSec'
  | 'partnerCloseSec'
  | 'verificationNoticeSec'
  | 'depositNoticeSec'
  | 'clockSec'
  | 'cookieWidgetPollMs'
  | 'cookieWidgetMs'

/** What the settings of this page say, once it is known: parts of the program are loaded before. */
export const kept: { fe: PageSettings['fe'] } = { fe: {} }

/** How long something waits, in the unit that its name ends with; the fallback is what the specification says. */
export function timing(name: Timing, fallback: number): number {
  return (kept.fe[`timings.${name}`] as number | undefined) ?? fallback // the settings' own parser lets whole numbers in alone
}
