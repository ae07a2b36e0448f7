import { join } from 'node:path'
import type { HeronTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, standing, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Dry Season: a plain of grass and thorn trees before the rain, and the animals about its last water. */
export const drySeason: HeronTheme = {
  words,
  fills,
  symbols,
  standing,
  scene,
  style: join(import.meta.dirname, 'dry-season.css'),
  voice: { root: 131, scale: [0, 3, 5, 7, 10], wave: 'triangle' },
}
