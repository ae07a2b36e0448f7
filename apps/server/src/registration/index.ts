export { readRegistrationFields, register, validateRegistration } from './register.ts'
export { activate } from './activate.ts'
export { activationLinkWorker, sendActivationAgain } from './activation-again.ts'
export { readThirdPartyFields } from './third-party.ts'
