import type { Texts, WordsByLanguage } from '../../words/index.ts'
import { arabic } from './ar.ts'
import { dutch } from './nl.ts'
import { english } from './en.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { german } from './de.ts'
import { swedish } from './sv.ts'

/** What all bingo rooms say. */
export type BingoWords = Texts<typeof english>

/** What a room calls itself, its goals, and the letters above its columns. */
export type RoomWords = { game: string; goals: Readonly<Record<string, string>>; about: string }

/** What all bingo rooms say, by language. */
export const bingoWords: WordsByLanguage<BingoWords> = {
  en: english,
  de: german,
  fi: finnish,
  sv: swedish,
  nl: dutch,
  et: estonian,
  ar: arabic,
}
