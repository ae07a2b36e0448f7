import { lazily } from '../base/lazily.ts'

export type { ProofDialogProps } from './ProofDialog.tsx'

/** Asks a player once more who they are, before something that matters. */
export const proofDialog = lazily('proof/ProofDialog.tsx', ['sign-in', 'identification', 'error'], () => import('./ProofDialog.tsx'))
