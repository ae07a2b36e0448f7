import { join } from 'node:path'
import type { GlassTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Sewing Box: a tailor's workroom on a wet evening, and what lies in the box. */
export const sewingBox: GlassTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'sewing-box.css'),
  voice: { root: 311, scale: [0, 4, 5, 7, 12], wave: 'triangle' },
}
