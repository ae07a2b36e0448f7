import { lazily } from '../lazily.ts'

/** Continue play: a login at the bank; loaded where somebody is to sign in that way. */
export const resumePlay = lazily('cashier/ResumePlay.tsx', ['cashier', 'list', 'error'], () => import('./ResumePlay.tsx'))
export { forgetInitialDeposit, keepInitialDeposit, readInitialDeposit } from './initial-deposit.ts'
export { TakeBackButton } from './TakeBackButton.tsx'
export { confirmInitialDeposit, type Confirmed } from './confirm-initial-deposit.ts'
