import arabic from '../ar/mail.json' with { type: 'json' }
import english from '../en/mail.json' with { type: 'json' }
import { compileMessages } from './compile-messages.ts'
import { languageOf } from './languages.ts'
import { say, type Messages } from './say.ts'

export type MailKey = keyof typeof english

const texts: Record<string, Record<string, string>> = { en: english, ar: arabic }

/** Speaks the texts of mails in a language; English where the language has none. */
export function mailTexts(language: string, values: Record<string, string | number>): (key: MailKey) => string {
  const known = texts[language] ? language : 'en'
  const messages = compileMessages('mail', { ...english, ...texts[known] }) as Messages // the compiler's own form
  return (key) => say(messages[`mail.${key}`] ?? key, values, languageOf(known).tag)
}
