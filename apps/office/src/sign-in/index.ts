export { InvitationPage } from './InvitationPage.tsx'
export { LockScreen } from './LockScreen.tsx'
export { SignInPage } from './SignInPage.tsx'
export { useLock } from './use-lock.ts'
