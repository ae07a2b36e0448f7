import { join } from 'node:path'
import type { HiveTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { fullCombNames, words } from './words.ts'

/** Rockpool: a rocky shore at low water before sunrise, whose pool fills with pearls. */
export const rockpool: HiveTheme = {
  words,
  fills,
  symbols,
  fullCombNames,
  scene,
  style: join(import.meta.dirname, 'rockpool.css'),
  voice: { root: 277, scale: [0, 2, 4, 9, 11], wave: 'sine' },
}
