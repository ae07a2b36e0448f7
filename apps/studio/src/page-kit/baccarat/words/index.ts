import type { Texts, WordsByLanguage } from '../../words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** What tables of punto banco say. */
export type PuntoWords = Texts<typeof english>

/** Their texts by language. */
export const puntoWords: WordsByLanguage<PuntoWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
