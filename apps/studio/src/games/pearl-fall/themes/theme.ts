import type { WinWords } from '../../../page-kit/show/win-line.ts'
import type { Theme } from '../../../page-kit/look/look.ts'
import type { Part } from '../page/pieces.ts'
import type { PearlWords } from '../words/index.ts'

/** Another look of Pearl Fall, with the texts that it says in its own way. */
export type PearlTheme = Theme<
  Part,
  Pick<PearlWords, 'game' | 'idle' | 'spin' | 'board' | 'fell' | 'way' | 'cups' | 'wayRule' | 'riskRule' | 'returnRule'> & WinWords
>
