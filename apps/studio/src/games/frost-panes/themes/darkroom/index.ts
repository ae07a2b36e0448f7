import { join } from 'node:path'
import { onCard } from '../../words/card-words.ts'
import type { FrostTheme } from '../theme.ts'
import { cover } from './cover.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Darkroom: nine prints pegged to their lines, not yet developed. */
export const darkroom: FrostTheme = {
  words: onCard(words),
  fills,
  symbols,
  scene,
  cover,
  style: join(import.meta.dirname, 'darkroom.css'),
  voice: { root: 123, scale: [0, 3, 6, 10, 12], wave: 'sine' },
}
