import { join } from 'node:path'
import type { LevelTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Snail Mile: a snail sets out along a wall after the rain, and rests where it rests. */
export const snailMile: LevelTheme = {
  words,
  fills,
  symbols,
  scene,
  motion: 'slides',
  style: join(import.meta.dirname, 'snail-mile.css'),
  voice: { root: 131, scale: [0, 4, 7, 12, 16], wave: 'sine' },
}
