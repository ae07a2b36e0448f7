import { numberSetting } from '../../base/setting.ts'
import type { Site } from '../../base/site.ts'
import { poll } from '../status/poll.ts'
import type { ResumeEvent } from './resume-flow.ts'

/** Asks every five seconds how Continue play ends, for as long as the settings allow. */
export function waitForResume(site: Site, token: string, tell: (event: ResumeEvent) => void, signal: AbortSignal): void {
  const waitSeconds = numberSetting(site.settings, 'resumeForm.waitingForAnswerSec', 300)
  // Whoever waits here comes from the bank.
  poll({ waitSeconds, atOnce: true }, signal, async (most) => {
    const answer = await site.call('GET /api/resume/status', { token }, { signal, timeoutMs: 10_000 })
    if (signal.aborted) return
    tell(answer.ok ? { type: 'status', status: answer.value, maxPolls: most } : { type: 'noAnswer', maxPolls: most })
  })
}
