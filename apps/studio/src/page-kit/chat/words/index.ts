import type { Texts, WordsByLanguage } from '../../words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** What the chat of a room says. */
export type ChatWords = Texts<typeof english>

/** What the chat of a room says, by language. */
export const chatWords: WordsByLanguage<ChatWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
