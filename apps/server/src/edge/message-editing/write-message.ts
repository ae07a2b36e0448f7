import { messageTemplate, type MessageName } from '@fairhouse/messages/message-templates.ts'
import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import { notify } from '../../base/database/notify.sql.ts'
import type { House } from '../../base/house.ts'
import { insertMessageVersion } from '../../base/mail/own-messages.sql.ts'
import { checkMessage, type Texts } from './check-message.ts'
import { previewMessage, samplesOf } from './preview-message.ts'

type Written = { name: MessageName; language: string; texts: Texts }

/**
 * Writes what the house says in a message in a language as its next version; without any text it is the product's again.
 * Returns the version, or a sentence for each mistake. Every process says it at once.
 */
export async function writeMessage(house: House, { name, language, texts }: Written, actor: Actor): Promise<number | string[]> {
  const template = messageTemplate(name)
  if (!house.settings.get('languages').includes(language)) return [`"${language}" is not one of the languages offered.`]
  const mistakes = checkMessage(template, texts)
  if (mistakes.length > 0) return mistakes
  const { tooLong } = previewMessage(house, { template, language, texts, samples: samplesOf(house, template) })
  if (tooLong.length > 0) return tooLong
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const version = await insertMessageVersion(tx, { name, language, texts }, at, actor)
    await writeAudit(tx, { at, actor, action: 'message.write', subject: `message:${name}`, details: { language, version } })
    await notify(tx, 'setting', `message:${name}`)
    return version
  })
}
