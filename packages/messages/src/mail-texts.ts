import type english from '../en/mail.json'
import { compileMessages } from './compile-messages.ts'
import { languageOf } from './languages.ts'
import { readTexts } from './read-texts.ts'
import { say, type Messages } from './say.ts'

export type MailKey = keyof typeof english

const compiled = new Map<string, Messages>()

/** Speaks the texts of mails in a language, or in one that it falls back to. */
export function mailTexts(language: string, values: Record<string, string | number>): (key: MailKey) => string {
  const { code, tag } = languageOf(language)
  const messages = compiled.get(code) ?? (compileMessages('mail', readTexts(code, 'mail')) as Messages) // the compiler's own form
  compiled.set(code, messages)
  return (key) => say(messages[`mail.${key}`] ?? key, values, `${tag}-u-nu-latn`)
}
