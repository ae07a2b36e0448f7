import { join } from 'node:path'
import { onCard } from '../../words/card-words.ts'
import type { FrostTheme } from '../theme.ts'
import { cover } from './cover.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Monday Wash: the round doors of a launderette, white with suds. */
export const mondayWash: FrostTheme = {
  words: onCard(words),
  fills,
  symbols,
  scene,
  cover,
  style: join(import.meta.dirname, 'monday-wash.css'),
  voice: { root: 392, scale: [0, 2, 5, 7, 10], wave: 'sine' },
}
