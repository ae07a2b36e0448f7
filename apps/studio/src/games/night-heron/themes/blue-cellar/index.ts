import { join } from 'node:path'
import type { HeronTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, standing, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Blue Cellar: a cellar of brick vaults late at night, with what a band plays. */
export const blueCellar: HeronTheme = {
  words,
  fills,
  symbols,
  standing,
  scene,
  style: join(import.meta.dirname, 'blue-cellar.css'),
  voice: { root: 131, scale: [0, 3, 5, 6, 7, 10], wave: 'triangle' },
}
