export { logout } from './logout.ts'
export { readProfile } from './read-session.ts'
export { endSessionsOf, writeSessionProven } from './session.sql.ts'
export {
  clearSessionCookie,
  deviceCookie,
  hashOfSecret,
  loginStepCookie,
  openSessionsAmong,
  registrationCookie,
  sessionCookie,
  sessionOf,
  setDeviceCookie,
} from './session.ts'
