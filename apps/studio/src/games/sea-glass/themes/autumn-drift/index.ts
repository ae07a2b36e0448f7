import { join } from 'node:path'
import type { GlassTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Autumn Drift: an avenue in October, and what the wind brings down. */
export const autumnDrift: GlassTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'autumn-drift.css'),
  voice: { root: 247, scale: [0, 3, 5, 7, 10], wave: 'triangle' },
}
