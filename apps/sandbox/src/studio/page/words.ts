import { arabic } from './words-arabic.ts'
import { english } from './words-english.ts'

/** Every text of the game. */
export type Words = {
  [Name in keyof typeof english]: (typeof english)[Name] extends string ? string : Record<keyof (typeof english)[Name], string>
}

/** Returns the texts of a language; in English if the studio does not speak it. */
export function wordsFor(language: string): { words: Words; language: 'en' | 'ar'; direction: 'ltr' | 'rtl' } {
  return /^ar\b/i.test(language)
    ? { words: arabic, language: 'ar', direction: 'rtl' }
    : { words: english, language: 'en', direction: 'ltr' }
}
