import type { ErrorAnswer } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'

/** How far an activation has come. */
export type Activation = { at: 'asking' } | { at: 'active' } | { at: 'refused'; error: ErrorAnswer }

/** Sends the code of an activation mail. */
export async function activate(call: Caller, activationCode: string): Promise<Activation> {
  const answer = await call('POST /api/activation', { activationCode })
  // Activated before is as good as activated now.
  return answer.ok || answer.error.error === 'alreadyActivated' ? { at: 'active' } : { at: 'refused', error: answer.error }
}
