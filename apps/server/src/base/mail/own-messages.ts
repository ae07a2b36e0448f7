import { compileMailTexts, mailTexts, type MailKey, type OwnTexts } from '@fairhouse/messages/mail-texts.ts'
import type { MessageName } from '@fairhouse/messages/message-templates.ts'
import type { Database } from '../database/database.ts'
import { readOwnMessages } from './own-messages.sql.ts'

/** What the house says in messages in the place of the product; anybody's change is seen without a restart. */
export type OwnMessages = {
  textsOf: (name: MessageName, language: string) => OwnTexts | undefined
  reload: () => Promise<void>
}

/** Opens the messages that the house has written. One that cannot be read any more is the product's. */
export async function openOwnMessages(db: Database): Promise<OwnMessages> {
  let known = new Map<string, OwnTexts>()
  let [begun, taken] = [0, 0]
  const messages: OwnMessages = {
    textsOf: (name, language) => known.get(`${name}/${language}`),
    async reload() {
      const own = ++begun
      const rows = await readOwnMessages(db)
      const read = new Map(rows.map(({ name, language, texts }) => [`${name}/${language}`, compiledOr(texts)] as const))
      // Of two concurrent reads the one begun later is newer, whichever returns first.
      if (own > taken) [taken, known] = [own, read]
    },
  }
  await messages.reload()
  return messages
}

function compiledOr(texts: Record<string, string>): OwnTexts {
  try {
    return compileMailTexts(texts)
  } catch {
    return {}
  }
}

/** Speaks the texts of a message: the house's own where it has some, else the product's. */
export const messageTexts = (
  { messages }: { messages: OwnMessages },
  name: MessageName,
  language: string,
  values: Record<string, string | number>,
): ((key: MailKey) => string) => mailTexts(language, values, (one) => messages.textsOf(name, one))
