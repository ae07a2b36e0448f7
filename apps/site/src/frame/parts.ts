import { lazily, lazilyLater } from '../base/lazily.ts'
import { timing } from '../base/timing.ts'

const footerWaitMs = () => timing('footerDelayMs', 800)
/** How long everything waits that only tells news, from when the page can be used: the setting `fe.timings.notificationsDelayMs`. */
export const notificationsWaitMs = () => timing('notificationsDelayMs', 1100)

/** Parts of the frame that not every first load needs. The server draws them at once; the browser takes them over when their chunk has come. */
export const frameParts = {
  footer: lazilyLater('frame/footer/Footer.tsx', footerWaitMs, () => import('./footer/Footer.tsx')),
  menu: lazilyLater('frame/header/MenuSheet.tsx', footerWaitMs, () => import('./header/MenuSheet.tsx')),
  notifications: lazilyLater('frame/bars/Notifications.tsx', notificationsWaitMs, () => import('./bars/Notifications.tsx')),
  modalHost: lazily('frame/modal/ModalHost.tsx', [], () => import('./modal/ModalHost.tsx')),
  swedishButtons: lazily('frame/bars/SwedishButtons.tsx', [], () => import('./bars/SwedishButtons.tsx')),
} as const
