import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { House, SessionPlayer } from '../../base/house.ts'
import type { Colleague, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { openView } from './preview.ts'
import { playerSeen } from './view-as-player.ts'

/** Whom each kind of view shows the site to; undefined once whoever looks may no longer. */
export const seenIn: Readonly<Record<string, (house: House, colleague: Colleague, subject: string) => Promise<SessionPlayer | undefined>>> =
  { player: playerSeen }

/** Opens a view, once and in the session that it was made in. */
export async function openPreview(
  { house, colleague }: StaffContext,
  { token }: { token: string },
): Promise<OfficeAnswers<'POST /office/previews/open'> | OfficeRefused> {
  const opened = await openView(house, token, colleague.session?.id ?? '')
  const seen = opened && (await seenIn[opened.preview.kind]?.(house, colleague, opened.preview.subject))
  if (!seen) return no('notFound')
  const { preview, secret, until } = opened
  return {
    address: `${house.env.publicOrigin}/preview/${preview.kind}/${secret}`,
    start: startIn(house, seen.language),
    until: until.toISOString(),
  }
}

/** What the paths of pages begin with in a language; that of the site is left out. */
const startIn = ({ settings }: House, language: string): string =>
  language === settings.get('language') || !settings.get('languages').includes(language) ? '' : `/${language}`
