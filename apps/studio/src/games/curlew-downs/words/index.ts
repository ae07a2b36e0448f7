import type { WordsByLanguage } from '../../../page-kit/words/index.ts'

/** The game's own texts by language; those of all races are in page-kit/virtual/race/words. */
export const downsWords: WordsByLanguage<{ game: string }> = {
  en: { game: 'Curlew Downs' },
  de: { game: 'Curlew Downs' },
  fi: { game: 'Curlew Downs' },
  sv: { game: 'Curlew Downs' },
  nl: { game: 'Curlew Downs' },
  et: { game: 'Curlew Downs' },
  ar: { game: 'Curlew Downs' },
}
