import type { Exclusion } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { UseNavigateResult } from '@tanstack/react-router'
import { showError } from '../base/show-error.ts'
import { nowOf, type Site } from '../base/site.ts'
import { holds, showBegun } from './begun.ts'

/** A browser gives up a call of a page that has gone after some time; later nothing is asked again. */
const unheardMs = 60_000

/** Says on this page that the stop counts which the page before was left in. The call that went with that page may be lost: it is made again. */
export async function tellLeft(site: Site, navigate: UseNavigateResult<string>): Promise<void> {
  const [now, left] = [nowOf(site), Number(sessionStorage.getItem('stopping'))]
  sessionStorage.removeItem('stopping')
  if (!left) return
  const until = new Date(left + site.settings.rules.stopHours * 3_600_000).toISOString()
  const begun: Exclusion = { kind: 'timeOut', since: new Date(left).toISOString(), until, ending: 'byItself' }
  if (!holds(begun, now)) return
  const answer = now - left < unheardMs ? await site.call('POST /api/exclusion/stop', {}) : undefined
  if (answer?.ok) return showBegun(site, navigate, answer.value.exclusion)
  // Nobody is logged in any more: the call has been heard.
  const isOut = answer ? answer.error.error === 'noSession' : site.queries.getQueryData<Session>(['GET /api/session', {}])?.profile === null
  if (isOut) return showBegun(site, navigate, begun)
  if (answer) await showError(site, answer.error)
}

type Session = Answers<'GET /api/session'>
