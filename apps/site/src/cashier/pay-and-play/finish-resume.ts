import type { Resume } from '@fairhouse/contract'
import { tellFrame } from '@fairhouse/frame'
import type { Site } from '../../base/site.ts'
import type { ResumeEvent } from './resume-flow.ts'

/** What finishing needs from its surroundings: the call, the bank frame's window, our own origin, and the flow. */
type Around = {
  call: Site['call']
  window: Pick<Window, 'postMessage'> | null
  ownOrigin: string
  tell: (event: ResumeEvent) => void
  signal: AbortSignal
}

/** After the bank's frame has confirmed, asks where it goes on and tells the frame. */
export async function finishResume(
  { reference }: Pick<Resume, 'reference'>,
  providerReference: string,
  { call, window, ownOrigin, tell, signal }: Around,
): Promise<void> {
  const answer = await call('POST /api/resume/finish', { reference, providerReference }, { signal })
  if (!answer.ok) return tell({ type: 'refused', error: answer.error })
  // The page that confirmed is our own landing, in the frame of the bank.
  tellFrame({ window, origin: ownOrigin }, { type: 'deposit', value: 'redirectUrl', redirectUrl: answer.value.redirectUrl })
  tell({ type: 'frameGoesOn' })
}
