import type { WinWords } from '../../../page-kit/show/win-line.ts'
import type { Theme } from '../../../page-kit/look/look.ts'
import type { Kind } from '../play/maths.ts'
import type { FrostWords } from '../words/index.ts'

/** What lies over the things instead of frost, painted in a square of 100: a ground, and marks scattered over it. */
export type Cover = {
  /** Colours of the ground from above on the left to below on the right. */
  ground: readonly string[]
  /** Marks about the middle of their own square, each drawn `count` times, from `size` to twice that. */
  marks: readonly { path: string; count: number; size: number; fill?: string; stroke?: string; width?: number; upright?: true }[]
}

/** Another look of Frost Panes: a card with nine fields of its own, with the texts that it says in its own way. */
export type FrostTheme = Theme<Kind, FrostWords> & { cover: Cover }

/** The texts that each theme has of its own; the others it shares with all cards. */
export type CardWords = Pick<FrostWords, 'game' | 'idle' | 'spin' | 'frosted' | 'wipe' | 'all' | 'kinds'> & WinWords
