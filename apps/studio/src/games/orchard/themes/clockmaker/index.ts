import { join } from 'node:path'
import type { OrchardTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Clockmaker: a workshop window at night, with what lies on its bench. */
export const clockmaker: OrchardTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'clockmaker.css'),
  voice: { root: 392, scale: [0, 5, 7, 12, 14], wave: 'square' },
}
