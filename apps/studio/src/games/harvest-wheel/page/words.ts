import type { WordsByLanguage } from '../../../page-kit/words/index.ts'

const game = 'Harvest Wheel'

/** The table's name by language; what else it says is said by every wheel that players share. */
export const wheelWords: WordsByLanguage<{ game: string }> = {
  en: { game },
  de: { game },
  fi: { game },
  sv: { game },
  nl: { game },
  et: { game },
  ar: { game },
}
