import type { WinWords } from '../../../page-kit/show/win-line.ts'
import type { Theme } from '../../../page-kit/look/look.ts'
import type { Piece } from '../play/maths.ts'
import type { GlassWords } from '../words/index.ts'

/** Another look of Sea Glass, with the texts that it says in its own way. */
export type GlassTheme = Theme<Piece, Pick<GlassWords, 'game' | 'idle' | 'pieces' | 'clusterRule' | 'fallRule'> & WinWords>
