import type english from '../en/mail.json'
import { serverTexts } from './server-texts.ts'

export type MailKey = keyof typeof english

/** Speaks the texts of mails in a language, or in one that it falls back to. */
export function mailTexts(language: string, values: Record<string, string | number>): (key: MailKey) => string {
  const say = serverTexts('mail', language)
  return (key) => say(key, values)
}
