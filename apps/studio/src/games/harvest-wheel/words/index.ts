import type { Texts, WordsByLanguage } from '../../../page-kit/words/index.ts'
import type { ChipWords } from '../../../page-kit/chips/words.ts'
import type { RouletteWords } from '../../../page-kit/roulette/words/index.ts'
import type { SharedWords } from '../../../page-kit/shared/words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only the table has. */
export type WheelWords = Texts<typeof english>

/** The texts of the table's page besides those of all games. */
export type TableWords = ChipWords & SharedWords & RouletteWords & WheelWords

/** The table's own texts by language. */
export const wheelWords: WordsByLanguage<WheelWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
