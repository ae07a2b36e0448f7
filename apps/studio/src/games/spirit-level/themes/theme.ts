import type { WinWords } from '../../../page-kit/show/win-line.ts'
import type { Theme } from '../../../page-kit/look/look.ts'
import type { LevelWords } from '../words/index.ts'

/** Another look of Spirit Level, with the texts that it says in its own way. */
export type LevelTheme = Theme<
  'runner',
  Pick<LevelWords, 'game' | 'idle' | 'spin' | 'level' | 'mark' | 'side' | 'rests' | 'chooseRule' | 'placeRule'> & WinWords
> & {
  /** How what stands in the bubble's place comes to rest. */
  motion: 'swings' | 'slides'
}
