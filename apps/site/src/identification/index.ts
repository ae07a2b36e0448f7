import { lazily } from '../lazily.ts'

export { BankField } from './BankField.tsx'
export { consentErrors } from './error-names.ts'
export { keepConsent } from './enter.ts'
export { MethodList } from './MethodList.tsx'
export { logInByTitanToken } from './titan-token.ts'
export { readTry } from './kept-try.ts'
export { readDetails, takeRecorded } from './kept-details.ts'
export { methodName } from './method-names.ts'
export {
  currentMethod,
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
/** The button below a document that a login waits for. */
export const consentBar = lazily('identification/ConsentBar.tsx', ['identification'], () => import('./ConsentBar.tsx'))
