import { join } from 'node:path'
import type { HiveTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { fullCombNames, words } from './words.ts'

/** Winter Sleeper: a night train in the snow, whose windows light up. */
export const winterSleeper: HiveTheme = {
  words,
  fills,
  symbols,
  fullCombNames,
  scene,
  style: join(import.meta.dirname, 'winter-sleeper.css'),
  voice: { root: 208, scale: [0, 3, 7, 10, 12], wave: 'triangle' },
}
