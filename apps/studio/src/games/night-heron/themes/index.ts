import { blueCellar } from './blue-cellar/index.ts'
import { drySeason } from './dry-season/index.ts'
import { longLens } from './long-lens/index.ts'
import { ninthFloor } from './ninth-floor/index.ts'
import { oldGrowth } from './old-growth/index.ts'
import type { HeronTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const heronThemes: Readonly<Record<string, HeronTheme>> = {
  'long-lens': longLens,
  'blue-cellar': blueCellar,
  'old-growth': oldGrowth,
  'ninth-floor': ninthFloor,
  'dry-season': drySeason,
}
