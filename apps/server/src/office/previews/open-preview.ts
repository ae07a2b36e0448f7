import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { pagePath } from '../../base/http/page-path.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { openView } from './preview.ts'
import { seenIn } from './seen.ts'

/** Opens a view, once and in the session that it was made in. */
export async function openPreview(
  { house, colleague }: StaffContext,
  { token }: { token: string },
): Promise<OfficeAnswers<'POST /office/previews/open'> | OfficeRefused> {
  const opened = await openView(house, token, colleague.session?.id ?? '')
  const seen = opened && (await seenIn[opened.preview.kind](house, colleague, opened.preview))
  if (!seen) return no('notFound')
  const { preview, secret, until } = opened
  return {
    address: `${house.env.publicOrigin}/preview/${preview.kind}/${secret}`,
    start: pagePath(house, seen.language, ''),
    until: until.toISOString(),
  }
}
