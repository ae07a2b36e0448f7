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
  'responsible-gambling',
] as const

/** One of them. */
export type ModalName = (typeof modalNames)[number]

/** The modals that only a logged-in player may open. */
export const playerModals: readonly ModalName[] = [
  'deposit',
  'withdraw',
  'cumulative-deposit-limit',
  'verification',
  'sof-validation',
  'payment-details-validation',
]

/** The modals that say nothing to somebody who is logged in. */
export const visitorModals: readonly ModalName[] = ['login', 'registration', 'email']
