import { winterSleeper } from './winter-sleeper/index.ts'
import { emberForge } from './ember-forge/index.ts'
import { rockpool } from './rockpool/index.ts'
import type { HiveTheme } from './theme.ts'

/** The themes by the part of the game's id behind the dot. */
export const hiveThemes: Readonly<Record<string, HiveTheme>> = {
  'winter-sleeper': winterSleeper,
  'ember-forge': emberForge,
  rockpool,
}
