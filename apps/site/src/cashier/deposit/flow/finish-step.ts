import { tellFrame } from '@fairhouse/frame'
import type { Site } from '../../../base/site.ts'
import type { Deposit, DepositEvent } from './deposit-state.ts'

type Finishing = Extract<Deposit, { at: 'finishing' }>
/** What finishing needs from its surroundings: the call, the embedded page's window, navigation, and the flow. */
type Around = {
  call: Site['call']
  window: Pick<Window, 'postMessage'> | null
  ownOrigin: string
  leaveFor: (url: string) => void
  tell: (event: DepositEvent) => void
  signal: AbortSignal
}

/** The frame has confirmed, or the fingerprint is over: how it goes on, and what the frame is told of it. */
export async function finishStep({ step, finish }: Pick<Finishing, 'step' | 'finish'>, around: Around): Promise<void> {
  const { call, leaveFor, tell, signal } = around
  const answer = await call('POST /api/deposits/finish', finish, { signal })
  const embedded = { window: around.window, origin: step.origin ?? around.ownOrigin }
  if (answer.ok && answer.value.redirectUrl && finish.browser) return leaveFor(answer.value.redirectUrl)
  if (answer.ok && answer.value.redirectUrl) {
    tellFrame(embedded, { type: 'deposit', value: 'redirectUrl', redirectUrl: answer.value.redirectUrl })
    return tell({ type: 'frameGoesOn' })
  }
  if (answer.ok) return tell({ type: 'answered', step: answer.value.step })
  if (answer.error.error === 'connection') return tell({ type: 'unreached' })
  if (answer.error.error === 'limitNotSet') {
    tellFrame(embedded, { type: 'deposit', value: 'newUser' })
    return tell({ type: 'frameGoesOn' })
  }
  tell({ type: 'refused', error: answer.error })
}
