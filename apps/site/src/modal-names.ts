/** Every value of `?modal=` that exists. */
export const modalNames = ['login', 'registration', 'deposit', 'withdraw', 'cumulative-deposit-limit'] as const

/** One of them. */
export type ModalName = (typeof modalNames)[number]

/** The modals that only a logged-in player may open. */
export const playerModals: readonly ModalName[] = ['deposit', 'withdraw', 'cumulative-deposit-limit']
