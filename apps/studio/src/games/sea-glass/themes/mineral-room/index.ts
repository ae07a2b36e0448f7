import { join } from 'node:path'
import type { GlassTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Mineral Room: a hall of natural history after hours, and what lies in its drawers. */
export const mineralRoom: GlassTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'mineral-room.css'),
  voice: { root: 294, scale: [0, 2, 5, 7, 11], wave: 'sine' },
}
