import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { shownOf } from '@fairhouse/errors/shown.ts'
import { errorArea, errorText } from '@fairhouse/messages'
import type { Site } from '../site.ts'
import { becomeProfile } from './session.ts'

type Session = Answers<'GET /api/session'>

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
  // Nobody who is logged in is led to the login.
  const way = link?.to === '/login' && site.queries.getQueryData<Session>(['GET /api/session', {}])?.profile ? undefined : link
  return site.toasts.show('danger', text, way && { to: way.to, text: site.texts.t(`error.link.${way.text}`) }, hideAfterMs)
}
