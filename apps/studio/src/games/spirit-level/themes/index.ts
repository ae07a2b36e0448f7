import { nightWaves } from './night-waves/index.ts'
import { snailMile } from './snail-mile/index.ts'
import type { LevelTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const levelThemes: Readonly<Record<string, LevelTheme>> = {
  'night-waves': nightWaves,
  'snail-mile': snailMile,
}
