import type { Answers } from '@fairhouse/contract/caller.ts'
import { becomeProfile } from '../../base/session.ts'
import type { Site } from '../../base/site.ts'

/** Adopts the login that the page was rendered with; drops it if it has ended meanwhile. */
export async function takeUpLogin(site: Site): Promise<void> {
  const known = site.queries.getQueryData<Answers<'GET /api/session'>>(['GET /api/session', {}])?.profile
  if (!known) return
  const poker = new URLSearchParams(location.search).get('customerApp') === 'poker'
  const answer = await site.call('POST /api/login/auto', poker ? { customerApp: 'poker' } : {})
  if (answer.ok && !answer.value.profile) becomeProfile(site, null)
}
