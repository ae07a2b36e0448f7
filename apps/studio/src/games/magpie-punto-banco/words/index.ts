import type { PuntoWords } from '../../../page-kit/baccarat/words/index.ts'
import type { CardWords } from '../../../page-kit/cards/words.ts'
import type { TableTexts } from '../../../page-kit/shared/show.ts'
import type { Texts, WordsByLanguage } from '../../../page-kit/words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only Magpie Punto Banco has. */
export type MagpieWords = Texts<typeof english>

/** The texts of its page besides those of all games. */
export type PageWords = TableTexts & CardWords & PuntoWords & MagpieWords

/** Magpie Punto Banco's own texts by language. */
export const magpieWords: WordsByLanguage<MagpieWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
