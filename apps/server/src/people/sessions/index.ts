export { endSessionsOf } from './end-sessions.ts'
export { logout } from './logout.ts'
export { readProfile } from './read-session.ts'
export { proveSession } from './prove-session.ts'
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
