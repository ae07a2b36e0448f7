import { longLens } from './long-lens/index.ts'
import { blueCellar } from './blue-cellar/index.ts'
import { oldGrowth } from './old-growth/index.ts'
import type { HeronTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const heronThemes: Readonly<Record<string, HeronTheme>> = {
  'long-lens': longLens,
  'blue-cellar': blueCellar,
  'old-growth': oldGrowth,
}
