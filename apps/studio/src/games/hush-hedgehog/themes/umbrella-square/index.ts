import { join } from 'node:path'
import { onField } from '../../words/field-words.ts'
import type { HedgehogTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Umbrella Square: a town square in the rain from above, and a small cloud of its own under some umbrellas. */
export const umbrellaSquare: HedgehogTheme = {
  words: onField(words),
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'umbrella-square.css'),
  voice: { root: 247, scale: [0, 3, 5, 8, 10], wave: 'triangle' },
}
