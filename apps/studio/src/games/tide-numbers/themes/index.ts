import { nightPorter } from './night-porter/index.ts'
import type { TideTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const tideNumbersThemes: Readonly<Record<string, TideTheme>> = {
  'night-porter': nightPorter,
}
