import type { CardWords } from '../../../page-kit/cards/words.ts'
import type { Texts, Words, WordsByLanguage } from '../../../page-kit/words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only Jacks has. */
export type JacksWords = Texts<typeof english>

/** The texts of Jacks' page: those of all games, those of cards, and its own. */
export type PageWords = Words & CardWords & JacksWords

/** Jacks' own texts by language. */
export const jacksWords: WordsByLanguage<JacksWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
