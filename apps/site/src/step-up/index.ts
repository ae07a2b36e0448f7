import { lazily } from '../base/lazily.ts'

export type { StepUpProps } from './StepUpDialog.tsx'

/** Asks a player once more who they are, before something that matters. */
export const stepUpDialog = lazily('step-up/StepUpDialog.tsx', ['sign-in', 'identification', 'error'], () => import('./StepUpDialog.tsx'))
