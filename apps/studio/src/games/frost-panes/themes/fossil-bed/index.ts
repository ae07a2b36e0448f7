import { join } from 'node:path'
import { onCard } from '../../words/card-words.ts'
import type { FrostTheme } from '../theme.ts'
import { cover } from './cover.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Fossil Bed: slabs of stone in a dig below a cliff, under sand. */
export const fossilBed: FrostTheme = {
  words: onCard(words),
  fills,
  symbols,
  scene,
  cover,
  style: join(import.meta.dirname, 'fossil-bed.css'),
  voice: { root: 147, scale: [0, 3, 5, 7, 10], wave: 'triangle' },
}
