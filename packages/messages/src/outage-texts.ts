import type english from '../en/outage.json'
import { serverTexts } from './server-texts.ts'

/** Speaks the texts of the page that stands in while the database is away, in a language or in one that it falls back to. */
export function outageTexts(language: string): (key: keyof typeof english) => string {
  const say = serverTexts('outage', language)
  return (key) => say(key, {})
}
