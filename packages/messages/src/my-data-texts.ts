import { serverTexts } from './server-texts.ts'

/** Speaks the texts of the copy of a player's data, in a language or in one that it falls back to. */
export function myDataTexts(language: string): (key: string, values?: Record<string, string | number>) => string {
  const say = serverTexts('my-data', language)
  return (key, values = {}) => say(key, values)
}

/** A name that may be the key of a text, as names of ways to pay are: the text, or the name itself. */
export function nameText(language: string, name: string, values: Record<string, string | number> = {}): string {
  const [area = '', ...key] = name.split('.')
  if (!/^[a-z-]+\.[\w.-]+$/.test(name)) return name
  const text = serverTexts(area, language)(key.join('.'), values)
  return text === key.join('.') ? name : text
}
