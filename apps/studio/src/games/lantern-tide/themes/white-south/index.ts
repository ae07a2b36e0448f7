import { join } from 'node:path'
import type { TideTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** White South: an expedition that winters in the ice under southern lights, and what it lives among. */
export const whiteSouth: TideTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'white-south.css'),
  voice: { root: 311, scale: [0, 2, 7, 9, 14], wave: 'sine' },
}
