import type { Texts, WordsByLanguage } from '../../../page-kit/words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only the league has. */
export type LeagueWords = Texts<typeof english>

/** The league's own texts by language. */
export const leagueWords: WordsByLanguage<LeagueWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
