import { join } from 'node:path'
import type { HiveTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { fullCombNames, words } from './words.ts'

/** Ganache: a chocolate maker's shop in the evening, whose box fills with pralines. */
export const ganache: HiveTheme = {
  words,
  fills,
  symbols,
  fullCombNames,
  scene,
  style: join(import.meta.dirname, 'ganache.css'),
  voice: { root: 208, scale: [0, 3, 7, 10, 14], wave: 'sine' },
}
