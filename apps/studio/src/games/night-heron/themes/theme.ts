import type { Theme } from '../../../page-kit/look/look.ts'
import type { ReelSymbol } from '../play/maths.ts'
import type { HeronWords } from '../words/index.ts'

/** Another look of Night Heron, with the texts that it says in its own way. */
export type HeronTheme = Theme<
  ReelSymbol,
  Pick<
    HeronWords,
    | 'game'
    | 'idle'
    | 'symbols'
    | 'moons'
    | 'freeSpins'
    | 'level1'
    | 'level2'
    | 'level3'
    | 'heronRule'
    | 'moonTitle'
    | 'moonRule'
    | 'freeRule'
    | 'returnRule'
  >
> & {
  /** What fills a reel instead of the heron: SVG in a box of 100 by 300. */
  standing: string
}
