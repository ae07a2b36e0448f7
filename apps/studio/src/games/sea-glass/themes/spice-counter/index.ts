import { join } from 'node:path'
import type { GlassTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Spice Counter: a spice merchant's shop, with its drawers, its scales and its heaped sacks. */
export const spiceCounter: GlassTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'spice-counter.css'),
  voice: { root: 175, scale: [0, 2, 4, 7, 11], wave: 'triangle' },
}
