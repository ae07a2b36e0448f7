import { lazily } from '../base/lazily.ts'

export { LoginForm } from './LoginForm.tsx'
export type { ProofDialogProps } from '../proof/ProofDialog.tsx'

/** Asks a player once more who they are, before something that matters. */
export const proofDialog = lazily('proof/ProofDialog.tsx', ['sign-in', 'identification', 'error'], () => import('../proof/ProofDialog.tsx'))
