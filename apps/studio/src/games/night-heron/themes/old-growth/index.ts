import { join } from 'node:path'
import type { HeronTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, standing, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Old Growth: a grove of very old trees early in the morning, with what is met on the way there. */
export const oldGrowth: HeronTheme = {
  words,
  fills,
  symbols,
  standing,
  scene,
  style: join(import.meta.dirname, 'old-growth.css'),
  voice: { root: 185, scale: [0, 2, 4, 7, 9], wave: 'sine' },
}
