import { secondCup } from './second-cup/index.ts'
import type { PearlTheme } from './theme.ts'
import { whiteWater } from './white-water/index.ts'

/** The themes by the part of the game's id behind the dot. */
export const pearlThemes: Readonly<Record<string, PearlTheme>> = {
  'second-cup': secondCup,
  'white-water': whiteWater,
}
