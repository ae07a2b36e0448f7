import type { ErrorAnswer } from '@fairhouse/contract'
import { lazily } from '../base/lazily.ts'
import type { beginInWindow as begin } from './third-party/check-in-window.ts'

export { BankField } from './check/BankField.tsx'
export { consentErrors } from './entering/error-names.ts'
export { MethodList } from './methods/MethodList.tsx'
export { logInByTitanToken } from './entering/titan-token.ts'
export { enterByToken, type ConsentDocument } from './entering/enter.ts'
export { readTry } from './check/kept-try.ts'
export { readDetails, takeRecorded } from './third-party/kept-details.ts'
export { methodName, methodTitle } from './methods/method-names.ts'
export {
  currentMethod,
  isFormFirst,
  registrationMethods,
  selectorShows,
  signInMethods,
  type RegistrationMethod,
  type SignInMethod,
} from './methods/sign-in-methods.ts'

/** Signing in by another service, loaded when such a method is chosen. */
export const thirdPartySignIn = lazily(
  'identification/third-party/ThirdPartySignIn.tsx',
  ['identification'],
  () => import('./third-party/ThirdPartySignIn.tsx'),
)
/** Signing up by another service. */
export const thirdPartyRegistration = lazily(
  'identification/third-party/ThirdPartyRegistration.tsx',
  ['identification'],
  () => import('./third-party/ThirdPartyRegistration.tsx'),
)
/** Keeps what a login waits for, and answers the document; few logins come to this. */
export const keepConsent = async (error: ErrorAnswer, waiting: { poker: boolean }) =>
  (await import('./entering/enter.ts')).keepConsent(error, waiting).document
/** Identifies somebody in a window that is already open. */
export const beginInWindow = async (...asked: Parameters<typeof begin>) =>
  (await import('./third-party/check-in-window.ts')).beginInWindow(...asked)
/** The question to somebody known to the service but not to us. */
export const askToRegister = lazily(
  'identification/third-party/AskToRegister.tsx',
  ['identification'],
  () => import('./third-party/AskToRegister.tsx'),
)
export type { AskToRegisterProps } from './third-party/AskToRegister.tsx'
/** The button below a document that a login waits for. */
export const consentBar = lazily('identification/entering/ConsentBar.tsx', ['identification'], () => import('./entering/ConsentBar.tsx'))
/** Identity check for features other than signing in and up. */
export const identityCheck = lazily('identification/check/IdentityCheck.tsx', ['identification'], () => import('./check/IdentityCheck.tsx'))
/** The wait for the phone after a form has been filled in first. */
export const phoneWait = lazily(
  'identification/third-party/PhoneWait.tsx',
  ['identification', 'error'],
  () => import('./third-party/PhoneWait.tsx'),
)
export type { Phone, PhoneWaitProps } from './third-party/PhoneWait.tsx'
export type { Checking } from './check/check-work.ts'
