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

/** The settings of this page, set once they are known: some modules load before them. */
export const kept: { fe: PageSettings['fe'] } = { fe: {} }

/** Returns how long something waits, in the unit at the end of its name; the fallback is the specification's value. */
export function timing(name: Timing, fallback: number): number {
  return (kept.fe[`timings.${name}`] as number | undefined) ?? fallback // the settings' own parser lets whole numbers in alone
}
