import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { messageOf } from '../../base/message-of.ts'
import { limitTextNames } from '../../money/limit-views/index.ts'
import { readPageText } from '../content/page-text.ts'
import { writePageVersion } from '../content/page.sql.ts'

type Edited = { name: string; language: string; text: string }

/**
 * Publishes an operator's page, or the words about changes of limits, as its next version at once; all earlier versions
 * are kept. Returns the version, or a sentence that says what is wrong with it.
 */
export async function publishPage(house: House, { name, language, text }: Edited, actor: Actor): Promise<number | string> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return 'The name of a page is made of small letters, digits and single hyphens.'
  if (!house.settings.get('languages').includes(language)) return `"${language}" is not one of the languages offered.`
  const read = textIn(text)
  if (typeof read === 'string') return read
  const missing = limitTextNames.includes(name) ? ['{delay}', '{email}'].filter((place) => !read.body.includes(place)) : []
  if (missing.length > 0)
    return `The text needs ${missing.join(' and ')}: the delay of the rules and the address of the support stand there.`
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const version = await writePageVersion(tx, { ...read, name, language, is_example: false }, at, actor)
    if (version === undefined) throw new Error(`The page ${name} in ${language} was not written`)
    await writeAudit(tx, { at, actor, action: 'page.publish', subject: `page:${name}`, details: { language, version } })
    return version
  })
}

function textIn(text: string) {
  try {
    return readPageText(text)
  } catch (error) {
    return messageOf(error)
  }
}
