import type { WinWords } from '../../../page-kit/show/win-line.ts'
import type { Theme } from '../../../page-kit/look/look.ts'
import type { Piece } from '../page/pieces.ts'
import type { HedgehogWords } from '../words/index.ts'

/** Another look of Hush, Hedgehog, with the texts that it says in its own way. */
export type HedgehogTheme = Theme<Piece, HedgehogWords>

/** The texts that each theme has of its own; the others it shares with all fields. */
export type FieldWords = Pick<
  HedgehogWords,
  | 'game'
  | 'idle'
  | 'spin'
  | 'field'
  | 'looks'
  | 'hedgehogs'
  | 'sleepers'
  | 'fewer'
  | 'more'
  | 'openOne'
  | 'woke'
  | 'board'
  | 'openRule'
  | 'takeRule'
  | 'returnRule'
> &
  WinWords
