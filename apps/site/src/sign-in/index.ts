import { lazily } from '../lazily.ts'

export { LoginForm } from './LoginForm.tsx'
export type { ProofDialogProps } from './ProofDialog.tsx'

/** Asks a player once more who they are, before something that matters. */
export const proofDialog = lazily('sign-in/ProofDialog.tsx', ['sign-in', 'identification', 'error'], () => import('./ProofDialog.tsx'))
