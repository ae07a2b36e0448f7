import { builtInMailText, compileMailTexts, placesIn, type MailKey } from '@fairhouse/messages/mail-texts.ts'
import { textsOf, type MessageTemplate } from '@fairhouse/messages/message-templates.ts'
import { messageOf } from '../../base/message-of.ts'

/** The house's own texts of a message, by name; those that are not there are the product's. */
export type Texts = Readonly<Record<string, string>>

const mostLetters = 2000
/** What any text may leave out: courtesies. All else that the product says, a house says, too. */
const courtesies = ['site', 'name']

/** Returns the values that a text must speak of: amounts, dates and addresses of the product's own text. */
export const neededIn = (key: MailKey): string[] => placesIn(builtInMailText('en', key)).filter((name) => !courtesies.includes(name))

/** Checks what somebody wants a message to say. Returns a sentence for each mistake. */
export function checkMessage(template: MessageTemplate, texts: Texts): string[] {
  const keys: readonly string[] = textsOf(template)
  return Object.entries(texts).flatMap(([key, text]) => {
    if (!keys.includes(key)) return [`${key}: this message has no such text.`]
    return textMistakes(template, key as MailKey, text).map((mistake) => `${key}: ${mistake}`) // one of its texts
  })
}

function textMistakes(template: MessageTemplate, key: MailKey, text: string): string[] {
  if (text.trim() === '') return ['it is empty.']
  if (text.length > mostLetters) return [`it has more than ${mostLetters} letters.`]
  const isLine = key === template.subject || key === template.button || template.channel !== 'mail'
  const read = placesOrMistake(text)
  if (typeof read === 'string') return [`it cannot be read: ${read}.`]
  const unknown = read.filter((name) => !template.values.includes(name))
  const missing = neededIn(key).filter((name) => !read.includes(name))
  return [
    ...(isLine && /[\r\n]/.test(text) ? ['it stands on one line.'] : []),
    ...(unknown.length > 0 ? [`${names(unknown)} cannot stand here: this message knows ${names(template.values)}.`] : []),
    ...(missing.length > 0 ? [`${names(missing)} may not be missing.`] : []),
  ]
}

function placesOrMistake(text: string): string[] | string {
  try {
    compileMailTexts({ text })
    return placesIn(text)
  } catch (error) {
    return messageOf(error)
  }
}

const names = (places: readonly string[]) => places.map((name) => `{${name}}`).join(', ')
