import { kitchenGarden } from './kitchen-garden/index.ts'
import { nightPorter } from './night-porter/index.ts'
import type { TideTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const tideNumbersThemes: Readonly<Record<string, TideTheme>> = {
  'kitchen-garden': kitchenGarden,
  'night-porter': nightPorter,
}
