export { browserOf } from './browser-of.ts'
export { logout } from './logout.ts'
export { readProfile } from './read-session.ts'
export {
  clearSessionCookie,
  deviceCookie,
  endSessionsOf,
  hashOfSecret,
  loginStepCookie,
  mayBeLoggedIn,
  openSessionsAmong,
  proveSession,
  registrationCookie,
  sessionCookie,
  sessionOf,
  setDeviceCookie,
  visitOf,
} from './session.ts'
export { readOpenSessions, readVisits } from './session.sql.ts'
export { openVisit } from './visit-seal.ts'
