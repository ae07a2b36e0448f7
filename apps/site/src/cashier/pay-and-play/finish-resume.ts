import type { Resume } from '@fairhouse/contract'
import { tellFrame } from '@fairhouse/frame'
import type { Site } from '../../base/site.ts'
import type { ResumeEvent } from './resume-flow.ts'

/** What finishing needs of its surroundings: the call, the window of the bank's frame, our own origin, whom to tell. */
type Around = {
  call: Site['call']
  window: Pick<Window, 'postMessage'> | null
  ownOrigin: string
  tell: (event: ResumeEvent) => void
  signal: AbortSignal
}

/** The bank's frame has confirmed: where it goes on is asked for, and the frame is told. */
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
