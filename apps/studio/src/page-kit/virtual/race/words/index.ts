import type { Texts, WordsByLanguage } from '../../../words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that all races share. */
export type RaceWords = Texts<typeof english>

/** The texts of races by language. */
export const raceWords: WordsByLanguage<RaceWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
