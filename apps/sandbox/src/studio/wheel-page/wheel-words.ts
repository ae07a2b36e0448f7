import { arabic } from './wheel-words-arabic.ts'
import { english } from './wheel-words-english.ts'

/** Every text that only the table has. */
export type WheelWords = {
  [Name in keyof typeof english]: (typeof english)[Name] extends string ? string : Record<keyof (typeof english)[Name], string>
}

/** Returns the table's texts in one of the studio's languages. */
export const wheelWordsIn = (language: 'en' | 'ar'): WheelWords => (language === 'ar' ? arabic : english)
