import { join } from 'node:path'
import type { OrchardTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Darkroom: a photographer's darkroom under its red lamp, and what the pictures are made with. */
export const darkroom: OrchardTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'darkroom.css'),
  voice: { root: 247, scale: [0, 3, 7, 8, 12], wave: 'triangle' },
}
