import { lazily, lazilyLater } from '../base/lazily.ts'
import { timing } from '../base/timing.ts'

const footerWaitMs = () => timing('footerDelayMs', 800)
/**
 * Returns how long parts that only bring news wait once the page is usable: the setting
 * `fe.timings.notificationsDelayMs`.
 */
export const notificationsWaitMs = () => timing('notificationsDelayMs', 1100)

/**
 * Parts of the frame that not every first load needs. The server renders them; the browser hydrates them when their
 * chunk has loaded.
 */
export const frameParts = {
  footer: lazilyLater('frame/footer/Footer.tsx', footerWaitMs, () => import('./footer/Footer.tsx')),
  menu: lazilyLater('frame/header/MenuSheet.tsx', footerWaitMs, () => import('./header/MenuSheet.tsx')),
  notifications: lazilyLater('frame/bars/Notifications.tsx', notificationsWaitMs, () => import('./bars/Notifications.tsx')),
  modalHost: lazily('frame/modal/ModalHost.tsx', [], () => import('./modal/ModalHost.tsx')),
  swedishButtons: lazily('frame/bars/SwedishButtons.tsx', [], () => import('./bars/SwedishButtons.tsx')),
} as const
