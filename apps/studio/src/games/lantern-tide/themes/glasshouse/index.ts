import { join } from 'node:path'
import type { TideTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Glasshouse: a great glass house at night, with what grows and what is used there. */
export const glasshouse: TideTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'glasshouse.css'),
  voice: { root: 262, scale: [0, 4, 6, 7, 11], wave: 'sine' },
}
