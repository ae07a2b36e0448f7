import type { WordsByLanguage } from '../../../page-kit/words/index.ts'

/** The game's own texts by language; those of all races are in page-kit/virtual/race/words. */
export const dogsWords: WordsByLanguage<{ game: string }> = {
  en: { game: 'Lamplight Dogs' },
  de: { game: 'Lamplight Dogs' },
  fi: { game: 'Lamplight Dogs' },
  sv: { game: 'Lamplight Dogs' },
  nl: { game: 'Lamplight Dogs' },
  et: { game: 'Lamplight Dogs' },
  ar: { game: 'Lamplight Dogs' },
}
