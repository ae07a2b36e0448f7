import type { Texts, Words, WordsByLanguage } from '../../../page-kit/words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** Every text that only Amber Hive has. */
export type HiveWords = Texts<typeof english>

/** The texts of Amber Hive's page: those of all games, and its own. */
export type PageWords = Words & HiveWords

/** Amber Hive's own texts by language. */
export const hiveWords: WordsByLanguage<HiveWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}

/** What the outcome that wins jackpots is called, by language. */
export const fullCombNames: WordsByLanguage<string> = {
  en: 'The full comb',
  de: 'Die volle Wabe',
  fi: 'Täysi kenno',
  sv: 'Den fulla vaxkakan',
  nl: 'De volle raat',
  et: 'Täis kärg',
  ar: 'القرص الممتلئ',
}
