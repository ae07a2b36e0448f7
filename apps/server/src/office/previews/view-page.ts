import type { PageText } from '@fairhouse/contract/office/pages.ts'
import type { House } from '../../base/house.ts'
import { pagePath } from '../../base/http/page-path.ts'
import { refuse } from '../../base/http/refusal.ts'
import type { Handlers } from '../../base/http/serve.ts'
import { readPageRow, shownPage } from '../../edge/content/index.ts'
import type { Colleague, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { makePreview } from './preview.ts'
import type { Preview } from './preview.sql.ts'
import type { Seen } from './seen.ts'

type Wanted = { name: string; language: string; text: PageText; looker: string }

/** Makes a view of a page as somebody writes it. Nothing of it is published, and nothing is kept but for the view. */
export async function viewPage(
  { house, colleague }: StaffContext,
  { name, language, text, looker }: Wanted,
): Promise<{ token: string } | OfficeRefused> {
  if (!colleague.session) return no('mayNot', { message: 'A view opens in a session of the office.' })
  if (!house.settings.get('languages').includes(language))
    return no('mayNot', { message: `"${language}" is not one of the languages offered.` })
  const by = { session: colleague.session.id, staff: colleague.id, language: looker }
  const token = await makePreview(house.db, house.clock.now(), { kind: 'page', subject: `${name}/${language}`, draft: text, ...by })
  return { token }
}

/** Returns the one page that a view of a draft shows to a visitor, while whoever looks may read pages. */
export async function pageSeen(house: House, { held }: Colleague, { subject, draft }: Preview): Promise<Seen | undefined> {
  const [name = '', language = ''] = subject.split('/')
  if (draft === null || !held.some(({ permission }) => permission === 'pages.read')) return undefined
  return {
    player: undefined,
    country: visitorsCountry(house),
    language,
    only: pagePath(house, language, `/${name}`),
    answers: { readPage: draftAs(name, language, draft) },
  }
}

/** Answers the page as the draft has it, as the version that publishing it would make; no other page is there. */
const draftAs =
  (name: string, language: string, draft: PageText): Handlers['readPage'] =>
  async ({ house }, asked) => {
    if (asked.name !== name) return refuse('notFound')
    const before = await readPageRow(house.db, name, [language])
    const version = (before?.version ?? 0) + 1
    return shownPage(house, { name, language, version, ...draft, is_example: false, published_at: house.clock.now() })
  }

/** Where a visitor comes from who is looked at: the one country of the house, or one that nobody knows. */
function visitorsCountry({ settings }: House): string {
  const [kind, country = ''] = settings.get('country.source').split(':')
  return kind === 'fixed' ? country : 'ZZZ'
}
