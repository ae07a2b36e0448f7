import { join } from 'node:path'
import type { HeronTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, standing, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Long Lens: an observatory above the clouds, with what is seen there and by what. */
export const longLens: HeronTheme = {
  words,
  fills,
  symbols,
  standing,
  scene,
  style: join(import.meta.dirname, 'long-lens.css'),
  voice: { root: 175, scale: [0, 5, 7, 12, 14], wave: 'sine' },
}
