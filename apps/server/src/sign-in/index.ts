export { forgetWhatIsOverWorker } from './forget-what-is-over.ts'
export { captchaRefusal, solvePuzzle } from './captcha/index.ts'
export { changePassword } from './change-password.ts'
export { acceptDocuments } from './accept-documents.ts'
export { beginLoginStep } from './begin-login-step.ts'
export { acceptConsents, consentWhileIn, readConsentsAsked } from './consent-while-in.ts'
export { consentRefusal, versionsAsked, writeConsents, type Accepted } from './consent.ts'
export { hasSecondFactor } from './prove-code.ts'
export { accountRefusal } from './account-refusal.ts'
export { enter } from './enter.ts'
export { giveEmail } from './give-email.ts'
export { countTry, readFrozenUntil, unfreeze } from './login-tries.sql.ts'
export { provePassword } from './prove-password.ts'
export { proveAgain, stepUp } from './step-up.ts'
export { endVisit } from './end-visit.ts'
export { forgotPassword, passwordLinkWorker } from './forgot-password.ts'
export { login } from './login.ts'
export { loginFormatRefusal } from './login-format.ts'
export { loginWithCode } from './login-step.ts'
export { logout } from './logout.ts'
export { mailRequestWorker, mailWindowStart, requestMail } from './mail-request.ts'
export { secondFactorMail } from './mails.ts'
export { isCommonPassword } from './common-password.ts'
export { passwordField, passwordFinding } from './password-rules.ts'
export { addPasskey, beginPasskey, beginPasskeyLogin, endPasskey, listPasskeys, loginWithPasskey } from './passkeys.ts'
export { readActivity } from './read-activity.ts'
export { readActivityLog } from './read-activity-log.ts'
export { readProfile } from './read-session.ts'
export { checkPasswordLink, resetPassword } from './reset-password.ts'
export { beginFactor, confirmFactor, endFactor, readFactor } from './second-factor.ts'
export { deleteSecondFactor } from './second-factor.sql.ts'
export { hashPassword, passwordMatches } from './password.ts'
export {
  clearRegistrationCookie,
  clearSessionCookie,
  deviceCookie,
  hashOfSecret,
  loginStepCookie,
  openSessionsAmong,
  registrationCookie,
  sessionCookie,
  sessionOf,
  setDeviceCookie,
  setRegistrationCookie,
} from './session.ts'
export { countAgainstFreeze, forgiveKeys, forgiveTries } from './freeze.ts'
export { addressKey, addressKeyOf } from './tries-key.ts'
export { browserOf } from './browser-of.ts'
export { readVisits } from './session.sql.ts'
export { fromOf, openVisit, visitPlace } from './visit-seal.ts'
export { endSessionsOf, writeSessionProven } from './session.sql.ts'
