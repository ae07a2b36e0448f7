import type { Theme } from '../../../page-kit/look/look.ts'
import type { WordsByLanguage } from '../../../page-kit/words/index.ts'
import type { ReelSymbol } from '../play/maths.ts'
import type { HiveWords } from '../words/index.ts'

/** Another look of Amber Hive, with the texts that it says in its own way. */
export type HiveTheme = Theme<
  ReelSymbol,
  Pick<
    HiveWords,
    | 'game'
    | 'idle'
    | 'symbols'
    | 'honeyBegins'
    | 'gathered'
    | 'drops'
    | 'fullComb'
    | 'level1'
    | 'level2'
    | 'level3'
    | 'wildRule'
    | 'honeyTitle'
    | 'honeyRule'
    | 'respinRule'
    | 'dropRule'
    | 'fullRule'
    | 'returnRule'
  >
> & {
  /** What the outcome that wins jackpots is called. */
  fullCombNames: WordsByLanguage<string>
}
