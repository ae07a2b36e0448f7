import type { WinWords } from '../../../page-kit/show/win-line.ts'
import type { Theme } from '../../../page-kit/look/look.ts'
import type { ReelSymbol } from '../play/maths.ts'
import type { OrchardWords } from '../words/index.ts'

/** Another look of Orchard, with the texts that it says in its own way. */
export type OrchardTheme = Theme<ReelSymbol, Pick<OrchardWords, 'game' | 'idle' | 'symbols' | 'wildRule' | 'pairRule'> & WinWords>
