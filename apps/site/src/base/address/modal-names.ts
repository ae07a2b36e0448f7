/** Every value of `?modal=` that exists. */
export const modalNames = [
  'login',
  'email',
  'deposit',
  'withdraw',
  'registration',
  'verification',
  'cumulative-deposit-limit',
  'sof-validation',
  'payment-details-validation',
  'privacy-policy',
  'terms-conditions',
  'licence-agreement',
  'responsible-gambling',
] as const

/** One of them. */
export type ModalName = (typeof modalNames)[number]

/** The modals that only a logged-in player may open. */
const playerModals: readonly ModalName[] = [
  'deposit',
  'withdraw',
  'cumulative-deposit-limit',
  'verification',
  'sof-validation',
  'payment-details-validation',
]

/** Returns whether a modal needs a login; the deposit form does not if visitors may deposit. */
export const needsLogin = (modal: ModalName, visitorsDeposit = false): boolean =>
  playerModals.includes(modal) && !(visitorsDeposit && modal === 'deposit')

/** Modals that have nothing to show to somebody who is logged in. */
export const visitorModals: readonly ModalName[] = ['login', 'registration', 'email']
