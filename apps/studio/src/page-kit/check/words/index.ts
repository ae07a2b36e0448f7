import type { Texts, WordsByLanguage } from '../../words/index.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { dutch } from './nl.ts'
import { swedish } from './sv.ts'

/** Every text of a page on which anybody recomputes a round. */
export type CheckWords = Texts<typeof english>

/** These texts by language. */
export const checkWords: WordsByLanguage<CheckWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
