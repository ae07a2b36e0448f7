import type { Exclusion } from '@fairhouse/contract'
import type { UseNavigateResult } from '@tanstack/react-router'
import { becomeProfile } from '../base/session.ts'
import type { Site } from '../base/site.ts'

const key = 'exclusion'

/** A time-out or exclusion has begun, and with it the login has ended: the player reads what holds now. */
export async function showBegun(site: Site, navigate: UseNavigateResult<string>, exclusion: Exclusion): Promise<void> {
  sessionStorage.setItem(key, JSON.stringify(exclusion))
  sessionStorage.removeItem('stopping')
  await navigate({ to: '/break', replace: true })
  becomeProfile(site, null)
  // That the session has ended may have been told first.
  for (const { id, text } of site.toasts.now()) if (text === site.texts.t('shell.sessionExcluded')) site.toasts.hide(id)
}

/** What has begun in this tab and still holds, if anything. */
export function readBegun(now: number): Exclusion | undefined {
  const kept = sessionStorage.getItem(key)
  const begun = kept === null ? undefined : (JSON.parse(kept) as Exclusion) // written above
  return begun && holds(begun, now) ? begun : undefined
}

/** Whether an absence has not ended. */
export const holds = ({ until, ending }: Exclusion, now: number) => until === null || ending !== 'byItself' || Date.parse(until) > now
