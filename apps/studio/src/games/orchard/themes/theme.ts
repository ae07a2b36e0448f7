import type { Html } from '@fairhouse/process/html.ts'
import type { Voice } from '../../../page-kit/show/sound.ts'
import type { WordsByLanguage } from '../../../page-kit/words/index.ts'
import type { ReelSymbol } from '../play/maths.ts'
import type { OrchardWords } from '../words/index.ts'

/** The texts that a theme says in its own way. */
export type ThemeWords = Pick<OrchardWords, 'game' | 'idle' | 'symbols' | 'wildRule' | 'pairRule'>

/** A look of the machine: the reels and the mathematics stay, everything that is seen and heard is its own. */
export type OrchardTheme = {
  words: WordsByLanguage<ThemeWords>
  /** What the symbols are filled with, then each of them in a square of 100. */
  fills: string
  symbols: Record<ReelSymbol, string>
  scene: () => Html
  /** The file of its frame, its window and its colours. */
  style: string
  voice: Voice
}
