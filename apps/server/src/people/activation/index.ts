export { activate } from './activate.ts'
export { activationLinkWorker, sendActivationAgain } from './activation-again.ts'
