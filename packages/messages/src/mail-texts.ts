import { setupI18n } from '@lingui/core'
import arabic from '../ar/mail.json' with { type: 'json' }
import english from '../en/mail.json' with { type: 'json' }
import { compileMessages } from './compile-messages.ts'
import { languageOf } from './languages.ts'

export type MailKey = keyof typeof english

const texts: Record<string, Record<string, string>> = { en: english, ar: arabic }

/** Speaks the texts of mails in a language; English where the language has none. */
export function mailTexts(language: string, values: Record<string, string | number>): (key: MailKey) => string {
  const known = texts[language] ? language : 'en'
  const messages = compileMessages('mail', { ...english, ...texts[known] })
  const i18n = setupI18n({ locale: languageOf(known).tag, messages: { [languageOf(known).tag]: messages as never } }) // Lingui's own compiled form
  return (key) => i18n._(`mail.${key}`, values)
}
