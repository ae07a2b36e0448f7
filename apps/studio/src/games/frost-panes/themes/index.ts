import { firstBatch } from './first-batch/index.ts'
import { fossilBed } from './fossil-bed/index.ts'
import { mondayWash } from './monday-wash/index.ts'
import { morningPost } from './morning-post/index.ts'
import { oldVarnish } from './old-varnish/index.ts'
import type { FrostTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const frostThemes: Readonly<Record<string, FrostTheme>> = {
  'first-batch': firstBatch,
  'fossil-bed': fossilBed,
  'monday-wash': mondayWash,
  'morning-post': morningPost,
  'old-varnish': oldVarnish,
}
