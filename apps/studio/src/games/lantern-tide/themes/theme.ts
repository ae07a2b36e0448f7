import type { Theme } from '../../../page-kit/look/look.ts'
import type { TideSymbol } from '../play/maths.ts'
import type { TideWords } from '../words/index.ts'

/** Another look of Lantern Tide, with the texts that it says in its own way. */
export type TideTheme = Theme<
  TideSymbol,
  Pick<TideWords, 'game' | 'idle' | 'symbols' | 'level1' | 'level2' | 'level3' | 'wildRule' | 'scatterTitle' | 'scatterRule' | 'freeRule'>
>
