import type { LimitType, PeriodName } from '@fairhouse/contract'
import { forget } from '../../base/answers.ts'
import { showError } from '../../base/show-error.ts'
import type { Site } from '../../base/site.ts'
import { knowLimits } from './know-limits.ts'
import type { LimitAction } from './use-limit-action.ts'

/** Does something to what is under way of a limit; a refusal is told, and what is shown is asked again. */
export async function actOnLimit(site: Site, type: LimitType, period: PeriodName, action: LimitAction): Promise<unknown> {
  const answer = await send(site, { type, period }, action)
  if (answer.ok) {
    knowLimits(site, answer.value)
    return site.toasts.show('success', site.texts.t(`limits.done.${action}`))
  }
  forget(site.queries, 'GET /api/limits', 'GET /api/limits/deposit')
  return showError(site, answer.error)
}

function send({ call }: Site, one: { type: LimitType; period: PeriodName }, action: LimitAction) {
  switch (action) {
    case 'remove':
      return call('POST /api/limits/remove', one)
    case 'undoRemove':
      return call('POST /api/limits/undo', { ...one, change: 'removal' })
    case 'undoIncrease':
      return call('POST /api/limits/undo', { ...one, change: 'increase' })
    case 'confirmIncrease':
      return call('POST /api/limits/confirm', { ...one, change: 'increase' })
    case 'confirmRemoval':
      return call('POST /api/limits/confirm', { ...one, change: 'removal' })
  }
}

/** Answers what the rules want an answer to; whether it was taken. */
export async function answerAboutLimits(site: Site, about: 'noLimit' | 'reviewed', type: LimitType): Promise<boolean> {
  const answer = await site.call('POST /api/limits/answer', about === 'noLimit' ? { about, type } : { about })
  if (answer.ok) knowLimits(site, answer.value)
  else await showError(site, answer.error)
  return answer.ok
}
