import type english from '../en/mail.json'
import { compileMessages } from './compile-messages.ts'
import { languageChain } from './language-chain.ts'
import { languageOf } from './languages.ts'
import { readOwnTexts } from './read-texts.ts'
import { say, type Message, type Messages } from './say.ts'
import { serverTexts } from './server-texts.ts'

export type MailKey = keyof typeof english
type Values = Record<string, string | number>

/** Texts of a house that take the place of the product's, compiled by `compileMailTexts`. */
export type OwnTexts = Readonly<Record<string, Message>>

/**
 * Speaks the texts of messages in a language, or in one that it falls back to. `ownIn`: the texts that the house has in
 * their place in a language; where a language has neither, those of the next one count.
 */
export function mailTexts(
  language: string,
  values: Values,
  ownIn: (language: string) => OwnTexts | undefined = () => undefined,
): (key: MailKey) => string {
  const builtIn = serverTexts('mail', language)
  const { code, tag } = languageOf(language)
  return (key) => {
    for (const one of languageChain(code)) {
      const own = ownIn(one)?.[`mail.${key}`]
      if (own !== undefined) return say(own, values, `${tag}-u-nu-latn`)
      if (Object.hasOwn(textsIn(one), key)) break
    }
    return builtIn(key, values)
  }
}

/** Compiles texts that a house has in the place of the product's; throws a sentence about a text that cannot be read. */
export const compileMailTexts = (texts: Readonly<Record<string, string>>): OwnTexts => compileMessages('mail', { ...texts }) as Messages // the compiler's own form

/** Returns a text as the product has it in a language or in one that it falls back to, as it is written. */
export function builtInMailText(language: string, key: MailKey): string {
  return languageChain(languageOf(language).code).flatMap((one) => textsIn(one)[key] ?? [])[0] ?? key
}

/** Returns the names of the values that a text speaks of. */
export function placesIn(text: string): string[] {
  const found = new Set<string>()
  const look = (token: unknown): void => {
    if (Array.isArray(token)) {
      const [name, type, format] = token as [unknown, unknown, unknown] // the compiler's own form
      if (typeof name === 'string') found.add(name)
      if (type !== undefined && typeof format === 'object' && format !== null) Object.values(format).forEach(lookAll)
    }
  }
  const lookAll = (said: unknown): void => (Array.isArray(said) ? said.forEach(look) : undefined)
  Object.values(compileMailTexts({ text })).forEach(lookAll)
  return [...found]
}

const read = new Map<string, Record<string, string>>()

/** The texts that a language itself has. */
function textsIn(code: string): Record<string, string> {
  const texts = read.get(code) ?? readOwnTexts(code, 'mail')
  read.set(code, texts)
  return texts
}
