import { emberForge } from './ember-forge/index.ts'
import { ganache } from './ganache/index.ts'
import { posteRestante } from './poste-restante/index.ts'
import { rockpool } from './rockpool/index.ts'
import type { HiveTheme } from './theme.ts'
import { winterSleeper } from './winter-sleeper/index.ts'

/** The themes by the part of the game's id behind the dot. */
export const hiveThemes: Readonly<Record<string, HiveTheme>> = {
  'winter-sleeper': winterSleeper,
  'ember-forge': emberForge,
  rockpool,
  'poste-restante': posteRestante,
  ganache,
}
