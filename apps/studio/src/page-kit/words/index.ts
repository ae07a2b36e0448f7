import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** The texts of a table of words, whatever their language. */
export type Texts<Table> = { [Name in keyof Table]: Table[Name] extends string ? string : Record<keyof Table[Name], string> }

/** Every text that all games share. */
export type Words = Texts<typeof english>

/** The languages that the studio speaks. */
export type Language = 'en' | 'de' | 'fi' | 'sv' | 'nl' | 'et' | 'ar'

/** A game's texts by language; each game has all of them. */
export type WordsByLanguage<Own> = Readonly<Record<Language, Own>>

/** What a page speaks: the shared texts and its game's own, and the direction that they are read in. */
export type Spoken<Own> = { words: Words; own: Own; language: Language; direction: 'ltr' | 'rtl' }

const shared: WordsByLanguage<Words> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}

/** Returns the language of the studio for a language tag; English if the studio does not speak it. */
export function languageOf(tag: string): Language {
  const own = tag.split('-')[0]?.toLowerCase() ?? ''
  return Object.hasOwn(shared, own) ? (own as Language) : 'en' // asked just before
}

/** Returns the shared texts and a game's own in a language of the platform. */
export function spoken<Own>(tag: string, own: WordsByLanguage<Own>): Spoken<Own> {
  const language = languageOf(tag)
  return { words: shared[language], own: own[language], language, direction: language === 'ar' ? 'rtl' : 'ltr' }
}

/** Joins two tables of texts, language by language. */
export function joinWords<One, Other>(one: WordsByLanguage<One>, other: WordsByLanguage<Other>): WordsByLanguage<One & Other> {
  const joined = (Object.keys(shared) as Language[]).map((language) => [language, { ...one[language], ...other[language] }] as const) // the table has these keys only
  return Object.fromEntries(joined) as WordsByLanguage<One & Other> // fromEntries forgets the keys
}

const none = {}

/** No texts of its own. */
export const noWords: WordsByLanguage<object> = { en: none, de: none, fi: none, sv: none, nl: none, et: none, ar: none }

/** Returns a game's texts with those of its theme in their places, if it has one. */
export const themedWords = <Own, ThemeWords>(own: WordsByLanguage<Own>, theme: WordsByLanguage<ThemeWords> | undefined) =>
  theme ? joinWords(own, theme) : own
