import type { ErrorAnswer } from '@fairhouse/contract'
import { shownOf } from '@fairhouse/errors/shown.ts'
import { errorArea, errorText } from '@fairhouse/messages'
import type { Site } from './site.ts'
import { becomeProfile } from './session.ts'

/**
 * Shows a refusal that has no place of its own on the page: as a floating notice, unless the catalogue keeps it quiet
 * here, and with its side effect. Loads its texts if needed. Returns the notice's number, for taking it away.
 */
export async function showError(
  site: Site,
  error: ErrorAnswer,
  at: 'login' | 'anywhere' = 'anywhere',
  hideAfterMs?: number,
): Promise<number | undefined> {
  const { floats, link, sideEffect } = shownOf(error.error)
  if (sideEffect === 'logout') becomeProfile(site, null)
  if (!floats || (floats === 'notAtLogin' && at === 'login')) return undefined
  await site.texts.load([errorArea])
  const text = errorText(site.texts, error)
  // The player already has another account: do not offer them the login.
  const way = error.errorSubCode !== 'inUse' && link && { to: link.to, text: site.texts.t(`error.link.${link.text}`) }
  return site.toasts.show('danger', text, way || undefined, hideAfterMs)
}
