import type { WinWords } from '../../../page-kit/show/win-line.ts'
import type { Theme } from '../../../page-kit/look/look.ts'
import type { TideWords } from '../words/index.ts'

/** What is drawn of a number: the thing that bears it, what lies over that while it is marked, and what stands there once it is drawn. */
export const layers = ['thing', 'mark', 'draw', 'hit'] as const

/** Another look of Tide Numbers, with the texts that it says in its own way. */
export type TideTheme = Theme<(typeof layers)[number], Pick<TideWords, 'game' | 'idle' | 'spin' | 'field'> & WinWords>
