import { useFlow } from '@fairhouse/flow'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { enterByToken } from '../../identification/index.ts'
import { becomeProfile } from '../../base/session.ts'
import { useSite } from '../../base/site.ts'
import { finishResume } from './finish-resume.ts'
import { resumeFlow, type ResumeEvent, type ResumeState } from './resume-flow.ts'
import { keepResume, readResume, takeGame } from './resume-memory.ts'
import { waitForResume } from './wait-for-resume.ts'

/** Continue play of this tab: its state, what to tell it, and the window of the bank. */
export function useResume(poker: boolean) {
  const site = useSite()
  const navigate = useNavigate()
  const game = useLocation({ select: ({ search }) => search['game-after-login'] })
  const frame = useRef<Window>(null)
  const [state, send] = useFlow<ResumeState, ResumeEvent>(
    resumeFlow,
    { at: 'starting' },
    {
      // Only the browser remembers, and the first drawing must be the server's: so it is asked on entering.
      starting: (_state, tell) => tell({ type: 'begin', token: readResume() }),
      form: () => keepResume(undefined),
      submitting: async ({ wish }, tell, signal) => {
        const answer = await site.call('POST /api/resume', wish, { signal })
        tell(answer.ok ? { type: 'answered', resume: answer.value } : { type: 'refused', error: answer.error })
      },
      frame: ({ resume }) => keepResume(resume.token, game),
      leaving: ({ resume }) => keepResume(resume.token, game),
      finishing: ({ resume, providerReference }, tell, signal) =>
        finishResume(resume, providerReference, { call: site.call, window: frame.current, ownOrigin: location.origin, tell, signal }),
      waiting: ({ token }, tell, signal) => waitForResume(site, token, tell, signal),
      entering: async ({ loginCode }, tell) => {
        const entered = await enterByToken(site, loginCode, { poker })
        if (entered.ok) return tell({ type: 'entered', profile: entered.profile })
        if ('error' in entered) return tell({ type: 'refused', error: entered.error })
        await navigate({ to: '.', search: (now) => ({ ...now, modal: entered.consent.document }), resetScroll: false })
      },
      done: async ({ profile }) => {
        keepResume(undefined)
        const wanted = takeGame()
        // Change the address first: the player's country rules may reload the page.
        if (wanted)
          await navigate({ to: '.', search: (now) => ({ ...now, 'game-after-login': wanted }), replace: true, resetScroll: false })
        becomeProfile(site, profile)
      },
    },
  )
  return { state, send, frame }
}
