import type { Texts, Words, WordsByLanguage } from '../../../page-kit/words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only Lantern Tide has. */
export type TideWords = Texts<typeof english>

/** The texts of Lantern Tide's page: those of all games, and its own. */
export type PageWords = Words & TideWords

/** Lantern Tide's own texts by language. */
export const tideWords: WordsByLanguage<TideWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
