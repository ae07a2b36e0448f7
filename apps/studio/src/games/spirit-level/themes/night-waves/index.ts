import { join } from 'node:path'
import type { LevelTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Night Waves: the needle of an old wireless set looks for a station. */
export const nightWaves: LevelTheme = {
  words,
  fills,
  symbols,
  scene,
  motion: 'swings',
  style: join(import.meta.dirname, 'night-waves.css'),
  voice: { root: 185, scale: [0, 1, 5, 7, 8], wave: 'sawtooth' },
}
