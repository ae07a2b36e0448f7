import type { Texts, WordsByLanguage } from '../../../page-kit/words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only Tide Numbers has. */
export type TideWords = Texts<typeof english>

/** Tide Numbers's own texts by language. */
export const tideNumbersWords: WordsByLanguage<TideWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
