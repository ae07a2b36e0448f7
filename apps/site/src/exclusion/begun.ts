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
  // The end of the session may have been announced first.
  for (const { id, text } of site.toasts.now()) if (text === site.texts.t('shell.sessionExcluded')) site.toasts.hide(id)
}

/** Returns the exclusion begun in this tab that still holds, if any. */
export function readBegun(now: number): Exclusion | undefined {
  const kept = sessionStorage.getItem(key)
  const begun = kept === null ? undefined : (JSON.parse(kept) as Exclusion) // written above
  return begun && holds(begun, now) ? begun : undefined
}

/** Returns whether an exclusion has not ended. */
export const holds = ({ until, ending }: Exclusion, now: number) => until === null || ending !== 'byItself' || Date.parse(until) > now
