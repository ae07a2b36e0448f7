import type { ErrorAnswer } from '@fairhouse/contract'
import { lazily } from '../lazily.ts'
import type { beginInWindow as begin } from './check-in-window.ts'

export { BankField } from './BankField.tsx'
export { consentErrors } from './error-names.ts'
export { MethodList } from './MethodList.tsx'
export { logInByTitanToken } from './titan-token.ts'
export { enterByToken, type ConsentDocument } from './enter.ts'
export { readTry } from './kept-try.ts'
export { readDetails, takeRecorded } from './kept-details.ts'
export { methodName, methodTitle } from './method-names.ts'
export {
  currentMethod,
  isFormFirst,
  registrationMethods,
  selectorShows,
  signInMethods,
  type RegistrationMethod,
  type SignInMethod,
} from './sign-in-methods.ts'

/** Signing in by another service; loaded where such a method is chosen. */
export const thirdPartySignIn = lazily('identification/ThirdPartySignIn.tsx', ['identification'], () => import('./ThirdPartySignIn.tsx'))
/** Signing up by another service. */
export const thirdPartyRegistration = lazily(
  'identification/ThirdPartyRegistration.tsx',
  ['identification'],
  () => import('./ThirdPartyRegistration.tsx'),
)
/** Keeps what a login waits for, and answers the document; few logins come to this. */
export const keepConsent = async (error: ErrorAnswer, waiting: { poker: boolean }) =>
  (await import('./enter.ts')).keepConsent(error, waiting).document
/** Finding out who somebody is in a window that is open already. */
export const beginInWindow = async (...asked: Parameters<typeof begin>) => (await import('./check-in-window.ts')).beginInWindow(...asked)
/** The question to somebody whom the service knows and we do not. */
export const askToRegister = lazily('identification/AskToRegister.tsx', ['identification'], () => import('./AskToRegister.tsx'))
export type { AskToRegisterProps } from './AskToRegister.tsx'
/** The button below a document that a login waits for. */
export const consentBar = lazily('identification/ConsentBar.tsx', ['identification'], () => import('./ConsentBar.tsx'))
/** Finding out who somebody is, for whoever asks it outside of signing in and up. */
export const identityCheck = lazily('identification/IdentityCheck.tsx', ['identification'], () => import('./IdentityCheck.tsx'))
/** The wait for the phone of somebody who has filled in a form first. */
export const phoneWait = lazily('identification/PhoneWait.tsx', ['identification', 'error'], () => import('./PhoneWait.tsx'))
export type { Phone, PhoneWaitProps } from './PhoneWait.tsx'
export type { Checking } from './use-identity-check.ts'
