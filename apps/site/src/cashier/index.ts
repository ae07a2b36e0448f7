import { lazily } from '../base/lazily.ts'

/** Continue play: a login at the bank, loaded when somebody signs in that way. */
export const resumePlay = lazily(
  'cashier/pay-and-play/ResumePlay.tsx',
  ['cashier', 'list', 'error'],
  () => import('./pay-and-play/ResumePlay.tsx'),
)
export { TakeBackButton } from './withdrawal/TakeBackButton.tsx'
