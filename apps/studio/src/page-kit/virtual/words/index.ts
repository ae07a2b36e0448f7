import type { Texts, WordsByLanguage } from '../../words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that all virtual sports share. */
export type VirtualWords = Texts<typeof english>

/** The texts of all virtual sports by language. */
export const virtualWords: WordsByLanguage<VirtualWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
