import type { Texts, Words, WordsByLanguage } from '../../../page-kit/words/index.ts'
import type { ChipWords } from '../../../page-kit/chips/words.ts'
import type { PuntoWords } from '../../../page-kit/baccarat/words/index.ts'
import type { CardWords } from '../../../page-kit/cards/words.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only Quince Baccarat has. */
export type BaccaratWords = Texts<typeof english>

/** The texts of its page: those of all games, of cards and chips, of punto banco, and its own. */
export type PageWords = Words & ChipWords & CardWords & PuntoWords & BaccaratWords

/** Quince Baccarat's own texts by language. */
export const baccaratWords: WordsByLanguage<BaccaratWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
