import type { HedgehogTheme } from './theme.ts'
import { umbrellaSquare } from './umbrella-square/index.ts'
import { underTheCloche } from './under-the-cloche/index.ts'

/** The themes by the part of the game's id behind the dot. */
export const hedgehogThemes: Readonly<Record<string, HedgehogTheme>> = {
  'under-the-cloche': underTheCloche,
  'umbrella-square': umbrellaSquare,
}
