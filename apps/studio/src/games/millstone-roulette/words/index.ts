import type { Texts, Words, WordsByLanguage } from '../../../page-kit/words/index.ts'
import type { ChipWords } from '../../../page-kit/chips/words.ts'
import type { RouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only Millstone Roulette has. */
export type MillstoneWords = Texts<typeof english>

/** The texts of its page: those of all games, of both wheels, and its own. */
export type PageWords = Words & ChipWords & RouletteWords & MillstoneWords

/** Millstone Roulette's own texts by language. */
export const millstoneWords: WordsByLanguage<MillstoneWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
