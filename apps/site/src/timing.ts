import type { PageSettings } from '@fairhouse/contract'

/** The settings `fe.timings.*`, without their prefix: how long things wait in a browser. */
export type Timing =
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

let kept: PageSettings['fe'] = {}

/** Keeps what the settings of this page say, before anything waits: parts of the program are loaded where no page is known yet. */
export function keepTimings({ fe }: Pick<PageSettings, 'fe'>): void {
  kept = fe
}

/** How long something waits, in the unit that its name ends with; the fallback is what the specification says. */
export function timing(name: Timing, fallback: number): number {
  const value = kept[`timings.${name}`]
  return typeof value === 'number' ? value : fallback
}
