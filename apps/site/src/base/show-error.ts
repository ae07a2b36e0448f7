import type { ErrorAnswer } from '@fairhouse/contract'
import { shownOf } from '@fairhouse/errors/shown.ts'
import { errorArea, errorText } from '@fairhouse/messages'
import type { Site } from './site.ts'
import { becomeProfile } from './session.ts'

/**
 * Tells a refusal that has no place of its own on the page: as a floating notice, unless the catalogue says that it does not float here,
 * and with its side effect. Texts are loaded where they are not there yet. Answers the notice's number, by which it can be taken away.
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
  // What another account has is told to a player: that one is not led to the login.
  const way = error.errorSubCode !== 'inUse' && link && { to: link.to, text: site.texts.t(`error.link.${link.text}`) }
  return site.toasts.show('danger', text, way || undefined, hideAfterMs)
}
