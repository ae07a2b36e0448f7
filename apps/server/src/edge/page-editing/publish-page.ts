import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { messageOf } from '../../base/message-of.ts'
import { limitTextNames } from '../../money/limit-views/index.ts'
import { readPageText } from '../content/page-text.ts'
import { writePageVersion } from '../content/page.sql.ts'

/** A page in a language as somebody wants it. */
export type EditedPage = { name: string; language: string; title: string; description: string; body: string }

/**
 * Publishes an operator's page, or the words about changes of limits, as its next version at once; all earlier versions
 * are kept. Returns the version, or a sentence that says what is wrong with it.
 */
export async function publishPage(
  house: Pick<House, 'db' | 'clock' | 'settings'>,
  page: EditedPage,
  actor: Actor,
): Promise<number | string> {
  const read = pageIn(house, page)
  if (typeof read === 'string') return read
  const { name, language } = read
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const version = await writePageVersion(tx, { ...read, is_example: false }, at, actor)
    if (version === undefined) throw new Error(`The page ${name} in ${language} was not written`)
    await writeAudit(tx, { at, actor, action: 'page.publish', subject: `page:${name}`, details: { language, version } })
    return version
  })
}

/** Reads a page as players would be shown it; a sentence if it cannot be published. */
export function pageIn({ settings }: Pick<House, 'settings'>, { name, language, ...text }: EditedPage): EditedPage | string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return 'The name of a page is made of small letters, digits and single hyphens.'
  if (!settings.get('languages').includes(language)) return `"${language}" is not one of the languages offered.`
  const read = textIn(text)
  if (typeof read === 'string') return read
  const missing = limitTextNames.includes(name) ? ['{delay}', '{email}'].filter((place) => !read.body.includes(place)) : []
  if (missing.length > 0)
    return `The text needs ${missing.join(' and ')}: the delay of the rules and the address of the support stand there.`
  return { name, language, ...read }
}

/** A page that is written in the office is held to what one in a file is held to. */
function textIn({ title, description, body }: Pick<EditedPage, 'title' | 'description' | 'body'>) {
  try {
    return readPageText(`---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}`)
  } catch (error) {
    return messageOf(error)
  }
}
