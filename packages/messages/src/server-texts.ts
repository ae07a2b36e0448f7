import { compileMessages } from './compile-messages.ts'
import { languageOf } from './languages.ts'
import { readTexts } from './read-texts.ts'
import { say, type Messages } from './say.ts'

const compiled = new Map<string, Messages>()

/** Speaks the texts of an area that only the server says, in a language or in one that it falls back to. A key without a text says itself. */
export function serverTexts(area: string, language: string): (key: string, values: Record<string, string | number>) => string {
  const { code, tag } = languageOf(language)
  const place = `${code}/${area}`
  const messages = compiled.get(place) ?? (compileMessages(area, readTexts(code, area)) as Messages) // the compiler's own form
  compiled.set(place, messages)
  return (key, values) => say(messages[`${area}.${key}`] ?? key, values, `${tag}-u-nu-latn`)
}
