import { integer } from '../definition/setting.ts'

const milliseconds = (about: string, fallback: number) =>
  integer({ about: `${about}, in milliseconds`, fallback, scope: 'page', min: 0, max: 600_000 })
const seconds = (about: string, fallback: number) => integer({ about: `${about}, in seconds`, fallback, scope: 'page', min: 1, max: 3600 })

/** How long pages wait: the constants of section 9 of the specifications. */
export const timings = {
  'fe.timings.notificationsDelayMs': milliseconds('Before the notices are loaded', 1100),
  'fe.timings.waitingRequestTimeoutMs': milliseconds('One try of the waiting request', 500),
  'fe.timings.idleTimeoutMs': milliseconds('Waiting for an idle moment', 30_000),
  'fe.timings.gamesPreloadMs': milliseconds('Before games are loaded ahead where a browser knows no idle moment', 1000),
  'fe.timings.resizeDebounceMs': milliseconds("After the last change of the window's size", 100),
  'fe.timings.chunkTimeoutMs': milliseconds('Loading a part of the program', 60_000),
  'fe.timings.footerDelayMs': milliseconds('Before the footer is loaded', 800),
  'fe.timings.modalDelayMs': milliseconds('Before modals are loaded ahead', 500),
  'fe.timings.limitsTimeoutMs': milliseconds('Asking for limits', 5000),
  'fe.timings.depositDetailsTimeoutMs': milliseconds('Asking for deposit details', 5000),
  'fe.timings.encryptionTimeoutMs': milliseconds('Encrypting a field', 5000),
  'fe.timings.curtainFallbackMs': milliseconds('The curtain goes in any case', 10_000),
  'fe.timings.curtainRemovalMs': milliseconds('The curtain goes after the games came', 300),
  'fe.timings.depositStatusSec': seconds("Between two questions for a deposit's status", 5),
  'fe.timings.pokerReloadSec': seconds('Before the page is reloaded after a failed poker launch', 5),
  'fe.timings.partnerCloseSec': seconds("Before a partner's app is told to close the deposit form", 3),
  'fe.timings.verificationNoticeSec': seconds('Notices of verification go away', 10),
  'fe.timings.depositNoticeSec': seconds('Notices of unverified details and pending withdrawals go away', 10),
  'fe.timings.prolongationRetrySec': seconds('Before a failed prolongation is tried again', 10),
  'fe.timings.clockSec': seconds('Between two steps of the clock', 1),
  'fe.timings.cookieWidgetPollMs': milliseconds('Between two looks for the cookie widget on phones', 1000),
  'fe.timings.cookieWidgetMs': milliseconds('Looking for the cookie widget on phones', 10_000),
  'fe.prolongationFailures': integer({
    about: 'Failed prolongations in a row after which no more are tried',
    fallback: 3,
    scope: 'page',
    min: 1,
    max: 100,
  }),
}
